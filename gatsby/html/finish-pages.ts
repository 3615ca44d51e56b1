import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { LateFiles } from "../../src/startup/load-scripts-after-paint";
import { inlineScript } from "../inline-script";
import { type PolicyOptions, pagePolicy } from "./page-policy";
import type { SitePage } from "./site-pages";

type FinishOptions = PolicyOptions & {
  pathPrefix: string;
  pages: SitePage[];
};

/**
 * Post-processes every page of a built site where Gatsby has no hook, and makes the copies of pages
 * that some hosts look for. Needs pages that Gatsby has just written.
 *
 * @param folder - the built site.
 * @throws Error if a page, or webpack's list of its scripts, cannot be read or lacks a script.
 */
export async function finishPages(folder: string, options: FinishOptions): Promise<void> {
  const { pathPrefix } = options;
  const stats: WebpackStats = JSON.parse(
    await readFile(join(folder, "webpack.stats.json"), "utf8"),
  );
  for (const page of options.pages) {
    const file = join(folder, page.file);
    const files = lateFilesOf(page, stats, pathPrefix);
    await writeFile(file, finishPage(await readFile(file, "utf8"), files, options));
    if (page.copy) await copyFile(file, join(folder, page.copy));
  }
}

/**
 * Puts the script that cannot wait at the end of a page's head, delays the others, and puts the page's
 * policy first, where it works on every host.
 *
 * @param html - as Gatsby has written it.
 * @returns the page's final HTML.
 * @throws Error if the page has none of Gatsby's scripts.
 */
export function finishPage(html: string, files: LateFiles, options: PolicyOptions): string {
  // What is in a noscript element counts as well.
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  delayScripts(page, files);
  const early = inlineScript("src/startup/run-before-hydration.ts", "runBeforeHydration");
  const head = page.querySelector("head");
  head?.insertAdjacentHTML("beforeend", `<script>${early}</script>`);
  // Gatsby's own elements have some, which the policy forbids; global.css has rules for them.
  for (const element of page.querySelectorAll("[style]")) element.removeAttribute("style");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(page, options)}">`;
  head?.insertAdjacentHTML("afterbegin", policy);
  return page.toString();
}

/**
 * Lets a page load all its scripts at once after the first paint, not while its text is loading
 * (docs/decisions.md).
 */
function delayScripts(page: HTMLElement, files: LateFiles): void {
  const scripts = page.querySelectorAll("script[src]");
  const loader = scripts.pop();
  if (!loader) throw new Error("A page no longer has any of Gatsby's scripts.");
  for (const script of scripts) script.remove();
  const source = inlineScript(
    "src/startup/load-scripts-after-paint.ts",
    "loadScriptsAfterPaint",
    files,
  );
  loader.replaceWith(`<script>${source}</script>`);
}

/** What webpack says about the scripts, by the name of the part of the site that needs them. */
type WebpackStats = { assetsByChunkName: Record<string, string[]> };

/** Lists what a page loads after its first paint. */
function lateFilesOf(
  { scriptName, data }: SitePage,
  { assetsByChunkName: files }: WebpackStats,
  pathPrefix: string,
): LateFiles {
  const dataFiles = ["app-data.json", ...(data ? [data] : [])];
  const scripts = [scriptName, "app"]
    .flatMap((name) => files[name] ?? [])
    .filter((file) => file.endsWith(".js"));
  return {
    scripts: [...new Set(scripts)].map((file) => `${pathPrefix}/${file}`),
    data: dataFiles.map((file) => `${pathPrefix}/page-data/${file}`),
  };
}
