import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Copies each page such as `about/index.html` to `about.html` as well: static hosts then answer
 * `/about/` from the folder and `/about` from the file, and redirect neither.
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

/** Folders such as `static` hold no page to copy. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
