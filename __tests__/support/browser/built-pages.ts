import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Lists the files of a built site's pages, without Gatsby's own pieces of pages. */
export function builtPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(folder, "_gatsby")));
}
