import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * Rewrites every page of a built site.
 *
 * @param folder - the built site.
 * @param rewrite - takes the HTML of a page and gives what it becomes.
 * @returns the pages' files, `about/index.html`.
 * @throws whatever `rewrite` throws.
 */
export async function rewritePages(
  folder: string,
  rewrite: (html: string) => string | Promise<string>,
): Promise<string[]> {
  const files = await pageFiles(folder);
  for (const file of files) {
    const place = join(folder, file);
    await writeFile(place, await rewrite(await readFile(place, "utf8")));
  }
  return files;
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
