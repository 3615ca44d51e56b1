import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { limitBenchPage } from "./bench-pages";
import { limitPage } from "./limit-page";

/**
 * Copies the built site into a folder of the bench, and puts the limit page beside its pages.
 * Throws a sentence when there is no built site, or none with its two fonts.
 */
export async function prepareBenchSite(builtSite: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(builtSite, folder, { recursive: true }).catch(() => {
    throw new Error(`There is no built site in ${builtSite}; leave out --no-build.`);
  });
  const files = await readdir(join(folder, "static"));
  const fonts = { text: fontOf(files, "figtree"), headline: fontOf(files, "fraunces") };
  await writeFile(join(folder, limitBenchPage.path), limitPage(fonts));
}

function fontOf(files: string[], name: string): string {
  const file = files.find((candidate) => candidate.startsWith(`${name}-`));
  if (!file) throw new Error(`The built site has no font ${name} for the limit page.`);
  return `/static/${file}`;
}
