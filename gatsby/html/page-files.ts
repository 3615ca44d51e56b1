import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

export type PageFile = {
  /** Path inside the built folder, with slashes: `about/index.html`. */
  file: string;
  /** Every path that a host may answer with this file: `/about/`, `/about/index.html`. */
  paths: string[];
};

/**
 * Finds the pages of a built site.
 *
 * @param folder - the built site.
 * @returns its HTML documents, sorted by their file.
 */
export async function pageFiles(folder: string): Promise<PageFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((file) => !file.startsWith(htmlFragments))
    .sort()
    .map((file) => ({ file, paths: pathsOf(file) }));
}

/** Where Gatsby keeps pieces of HTML that are no documents. */
const htmlFragments = "_gatsby/";

function pathsOf(file: string): string[] {
  const path = `/${file}`;
  return path.endsWith("/index.html")
    ? [path.slice(0, -"index.html".length), path]
    : [path.slice(0, -".html".length), path];
}
