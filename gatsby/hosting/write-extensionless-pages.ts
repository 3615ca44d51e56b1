import { copyFile, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Copies each page such as `about/index.html` to `about.html` as well: static hosts then answer
 * `/about/` from the folder and `/about` from the file, and redirect neither.
 *
 * @param folder - the built site.
 */
export async function writeExtensionlessPages(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const isPage = basename(file) === "index.html" && dirname(file) !== ".";
    if (isPage) await copyFile(join(folder, file), join(folder, `${dirname(file)}.html`));
  }
}
