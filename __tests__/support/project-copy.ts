import { cp, readdir, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type ContentCopy, copyContent } from "../content/content-copy";

/** A copy of the project, with sample content that a test may spoil. */
export type ProjectCopy = { folder: string; content: ContentCopy };

// What there may be beside the sources, and the content, which is the sample's in the copy.
const leftOut = new Set([
  "content",
  "coverage",
  "node_modules",
  "public",
  "reports",
  "screenshots",
]);

/** Puts a copy of the project, with the packages of this one, into a temporary folder. */
export async function copyProject(): Promise<ProjectCopy> {
  const content = await copyContent();
  const folder = dirname(content.folder);
  const sources = (await readdir(".")).filter(
    (name) => !name.startsWith(".") && !leftOut.has(name),
  );
  for (const name of sources) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return { folder, content };
}
