import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultTreeAdapter } from "parse5";
import type { LateFiles } from "../../src/startup/load-scripts-after-paint";
import { attributeOf, pageDocument, textOf } from "../html/page-document";
import { inlineScript } from "../inline-script";

type DelayOptions = {
  pathPrefix: string;
  /** Gatsby's nodes of the pages: `path` has no prefix, `componentChunkName` is the page's script. */
  pages: Record<string, unknown>[];
};

/**
 * Lets every page load all its scripts at once when it has been painted, not while its text and
 * fonts are on their way (docs/decisions/late-scripts.md). A page that does so already, because
 * Gatsby did not write it again, stays as it is.
 *
 * @param folder - the built site.
 * @throws Error if a page or Gatsby's list of scripts cannot be read, or lacks a script.
 */
export async function delayScripts(folder: string, options: DelayOptions): Promise<void> {
  const { pathPrefix, pages } = options;
  const chunks: Record<string, string[]> = JSON.parse(
    await readFile(join(folder, "chunk-map.json"), "utf8"),
  );
  for (const page of pages) {
    const path = String(page.path);
    const ownScripts = chunks[String(page.componentChunkName)];
    if (!ownScripts) throw new Error(`chunk-map.json has no script for the page ${path}.`);
    const file = join(folder, path.endsWith(".html") ? path : join(path, "index.html"));
    const html = delayScriptsOf(await readFile(file, "utf8"), path, {
      pageScripts: ownScripts.map((script) => `${pathPrefix}${script}`),
      siteData: `${pathPrefix}/page-data/app-data.json`,
      pageData: pageDataOf(path, pathPrefix),
    });
    await writeFile(file, html);
  }
}

/** The ids of Gatsby's script that names the page, and of the first that is the same for all. */
const naming = "gatsby-script-loader";
const firstShared = "gatsby-chunk-mapping";

function delayScriptsOf(
  html: string,
  path: string,
  files: Omit<LateFiles, "sharedScripts">,
): string {
  const { elements, toHtml } = pageDocument(html);
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const start = scripts.findIndex((script) => attributeOf(script, "id") === firstShared);
  const first = scripts[start];
  if (!first) throw new Error(`A page has no script element #${firstShared} any more.`);
  const replaced = scripts.slice(start);
  const sharedScripts = replaced.flatMap((script) => attributeOf(script, "src") ?? []);
  if (sharedScripts.length === 0) return html;

  // In one element with Gatsby's inline scripts: each takes up a hash in the page's policy. The line
  // that names the page is ours, because in a page of an earlier build Gatsby renews only the others.
  const name = scripts.find((script) => attributeOf(script, "id") === naming);
  if (name) defaultTreeAdapter.detachNode(name);
  const code = [
    `window.pagePath=${JSON.stringify(path)};`,
    ...replaced.map((script) => textOf(script).trim()),
    inlineScript("loadScriptsAfterPaint", { ...files, sharedScripts } satisfies LateFiles),
  ];
  for (const script of replaced.slice(1)) defaultTreeAdapter.detachNode(script);
  first.childNodes = [];
  defaultTreeAdapter.insertText(first, code.join(""));
  return toHtml();
}

/** The 404 page is shown at addresses that have no data. */
function pageDataOf(path: string, pathPrefix: string): string | undefined {
  if (/^\/404\b/.test(path)) return undefined;
  return `${pathPrefix}/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
}
