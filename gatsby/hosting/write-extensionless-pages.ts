import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes `about.html` beside `about/index.html`, for each page there is: static hosts answer
 * `/about/` from the folder and `/about` from the file, both with 200 and no redirect.
 *
 * @param folder - the built site.
 */
export async function writeExtensionlessPages(folder: string): Promise<void> {
  const pages = (await readdir(folder, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of pages) {
    const page = join(folder, name, "index.html");
    await copyFile(page, join(folder, `${name}.html`)).catch(ignoreMissing);
  }
}

/** Folders without a page (`static`, `page-data`, `icons`) have no index.html to copy. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
