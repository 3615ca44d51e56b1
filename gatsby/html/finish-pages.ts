import { createHash } from "node:crypto";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import type { LateFiles } from "../../src/startup/load-scripts-after-paint";
import { inlineScript } from "../inline-script";
import { localHosts } from "../site-address";
import type { SitePage } from "./site-pages";

type FinishOptions = {
  pages: SitePage[];
  pathPrefix: string;
  /** Whether the site is on a developer's machine, whose webhook receiver uses plain HTTP. */
  isLocal: boolean;
};

/**
 * Post-processes every page of a built site where Gatsby has no hook, and makes the copies of pages
 * that some hosts look for. Needs pages that Gatsby has just written.
 *
 * @param folder - the built site.
 * @throws Error if a page or webpack's list of scripts cannot be read, or if a page has no head or none
 * of Gatsby's scripts.
 */
export async function finishPages(folder: string, options: FinishOptions): Promise<void> {
  const { pages, pathPrefix, isLocal } = options;
  const stats: WebpackStats = JSON.parse(
    await readFile(join(folder, "webpack.stats.json"), "utf8"),
  );
  const early = inlineScript("src/startup/run-before-hydration.ts", "runBeforeHydration");
  for (const page of pages) {
    const late = inlineScript(
      "src/startup/load-scripts-after-paint.ts",
      "loadScriptsAfterPaint",
      lateFilesOf(page, stats, pathPrefix),
    );
    const file = join(folder, page.file);
    await writeFile(file, finishPage(await readFile(file, "utf8"), { early, late, isLocal }));
    if (page.copy) await copyFile(file, join(folder, page.copy));
  }
}

type PageOptions = Pick<FinishOptions, "isLocal"> & {
  /** The source of the script that cannot wait, and of the one that loads all others. */
  early: string;
  late: string;
};

/**
 * Gives a page its last form, and then a policy of exactly what is inline in it.
 *
 * @param html - as Gatsby has written it.
 * @returns the page's final HTML.
 * @throws Error if the page has no head, or none of Gatsby's scripts.
 */
export function finishPage(html: string, { early, late, isLocal }: PageOptions): string {
  // What is in a noscript element counts as well.
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const head = page.querySelector("head");
  if (!head) throw new Error("A page has no head for its styles and its security policy.");
  delayScripts(page, late);
  head.insertAdjacentHTML("beforeend", `${joinedStyles(page)}<script>${early}</script>`);
  // Gatsby's own elements have some, which the policy forbids; global.css has rules for them.
  for (const element of page.querySelectorAll("[style]")) element.removeAttribute("style");
  // Here, it works on every host.
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page, isLocal)}">`;
  head.insertAdjacentHTML("afterbegin", policy);
  return page.toString();
}

/**
 * Lets a page load all its scripts at once after the first paint, not while its text is loading
 * (docs/decisions.md).
 */
function delayScripts(page: HTMLElement, late: string): void {
  const scripts = page.querySelectorAll("script[src]");
  const loader = scripts.pop();
  if (!loader) throw new Error("A page no longer has any of Gatsby's scripts.");
  for (const script of scripts) script.remove();
  loader.replaceWith(`<script>${late}</script>`);
}

/**
 * Takes out the style elements that Emotion has written, one before each element that is the first of
 * its kind, and joins them: each would cost bytes, and a hash in the policy.
 *
 * @returns the style sheet, and the list by which Emotion knows in the browser what is in it.
 */
function joinedStyles(page: HTMLElement): string {
  const elements = page.querySelectorAll("style[data-emotion]");
  for (const element of elements) element.remove();
  const rules = elements.map(({ rawText }) => rawText).join("");
  const ids = elements.map((element) => element.getAttribute("data-emotion")?.replace("css ", ""));
  // Emotion moves the element that has the list. With the rules in it, the browser would parse them and
  // style the whole page a second time.
  return `<style>${rules}</style><style data-emotion="css ${ids.join(" ")}"></style>`;
}

/**
 * Writes the content-security policy of a page: nothing but its own files, its own inline code and
 * the signup, which may go to any address over HTTPS, for a receiver may redirect to another host.
 * Only who may frame the page has to be a header.
 */
function policyOf(page: HTMLElement, isLocal: boolean): string {
  const scripts = page.querySelectorAll('script:not([src], [type$="json"])');
  const styles = page.querySelectorAll("style");
  const directives = {
    // Firefox has no other directive to ask about prefetches.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashesOf(scripts)],
    // Emotion's empty element is one of these: in the browser, it adds rules without any text.
    "style-src": ["'self'", ...hashesOf(styles)],
    "connect-src": ["'self'", "https:", ...(isLocal ? localReceivers : [])],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

const localReceivers = localHosts.map((host) => `http://${host}:*`);

/** Returns the source expressions that allow the contents of inline elements, letter by letter. */
function hashesOf(elements: HTMLElement[]): string[] {
  const texts = new Set(elements.map(({ rawText }) => rawText));
  return [...texts].map((text) => {
    return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
  });
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
