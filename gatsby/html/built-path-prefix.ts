import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Takes a folder that Gatsby built and gives the path prefix it was built with, `""` for none.
 * Read from the addresses in the page itself, so that it cannot disagree with the build.
 * Throws a sentence when the folder holds no built site.
 */
export async function builtPathPrefix(folder: string): Promise<string> {
  const html = await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
  if (html === undefined) {
    throw new Error(`There is no built site in ${folder}; build it with "npm run build".`);
  }
  return gatsbyScript.exec(html)?.[1] ?? "";
}

const gatsbyScript = /"((?:\/[^/"]+)*)\/(?:webpack-runtime|framework|app)-[^/"]+\.js"/;
