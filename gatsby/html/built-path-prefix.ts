import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Reads the path prefix that a site was built with from the addresses in its home page.
 *
 * @param folder - the built site.
 * @returns the prefix, `""` for none.
 * @throws Error if there is no built site in the folder.
 */
export async function builtPathPrefix(folder: string): Promise<string> {
  const html = await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
  if (html === undefined) {
    throw new Error(`There is no built site in ${folder}; build it with "npm run build".`);
  }
  return gatsbyScript.exec(html)?.[1] ?? "";
}

const gatsbyScript = /"((?:\/[^/"]+)*)\/(?:webpack-runtime|framework|app)-[^/"]+\.js"/;
