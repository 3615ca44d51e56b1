import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { PolicyOptions } from "./page-policy";
import { securePage } from "./secure-page";

/**
 * Writes each page's content-security policy and referrer policy into its head.
 *
 * @param folder - the built site.
 * @returns every path that a host may answer with a page.
 * @throws Error if a page holds what its own policy would block.
 */
export async function securePages(folder: string, options: PolicyOptions): Promise<string[]> {
  const files = await pageFiles(folder);
  for (const file of files) {
    const place = join(folder, file);
    await writeFile(place, securePage(await readFile(place, "utf8"), options));
  }
  return files.flatMap(pathsOf);
}

async function pageFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
      // In `_gatsby/` are pieces of HTML, not documents.
      .filter((file) => !file.startsWith("_gatsby/"))
      .sort()
  );
}

/** Gives every path that a host may answer with a file: `/about/` and `/about/index.html`. */
function pathsOf(file: string): string[] {
  return [`/${file}`, `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, "")}`];
}
