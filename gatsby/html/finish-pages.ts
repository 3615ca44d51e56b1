import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultTreeAdapter, html as markup } from "parse5";
import { type PolicyOptions, pagePolicy } from "../security/page-policy";
import { delayScripts } from "./delay-scripts";
import { attributeOf, type PageDocument, pageDocument } from "./page-document";

type FinishOptions = PolicyOptions & {
  pathPrefix: string;
  /** Gatsby's nodes of the pages: `path` has no prefix, `componentChunkName` is the page's script. */
  pages: Record<string, unknown>[];
};

/**
 * Post-processes every page of a built site where Gatsby has no hook, and copies each page such as
 * `about/index.html` to `about.html` as well. Needs pages that Gatsby has just written.
 *
 * @param folder - the built site.
 * @throws Error if a page, or webpack's list of its scripts, cannot be read or lacks a script.
 */
export async function finishPages(folder: string, options: FinishOptions): Promise<void> {
  const { pathPrefix } = options;
  const stats: WebpackStats = JSON.parse(
    await readFile(join(folder, "webpack.stats.json"), "utf8"),
  );
  for (const { path, componentChunkName } of options.pages) {
    const pagePath = String(path);
    // Static hosts answer `/about/` from the folder and `/about` from the file, and redirect neither.
    const isFolder = !pagePath.endsWith(".html");
    const file = join(folder, isFolder ? `${pagePath}/index.html` : pagePath);
    const page = pageDocument(await readFile(file, "utf8"));
    delayScripts(page, lateFilesOf(pagePath, String(componentChunkName), stats, pathPrefix));
    removeGatsbysStyles(page);
    addPolicy(page, options);
    await writeFile(file, page.toHtml());
    // Gatsby makes `/404.html` itself.
    const hasCopy = isFolder && !["/", "/404"].includes(pagePath);
    if (hasCopy) await copyFile(file, join(folder, `${pagePath}.html`));
  }
}

/** What webpack says about the scripts, by the name of the part of the site that needs them. */
type WebpackStats = { assetsByChunkName: Record<string, string[]> };

/** Lists what a page loads after its first paint. */
function lateFilesOf(path: string, chunkName: string, stats: WebpackStats, pathPrefix: string) {
  const { assetsByChunkName: files } = stats;
  const scripts = [chunkName, "app"].flatMap((name) => files[name] ?? []).filter(isScript);
  const pageData = `${path === "/" ? "index" : path.slice(1)}/page-data.json`;
  // The 404 page is shown at addresses that have no data.
  const data = /^\/404\b/.test(path) ? ["app-data.json"] : ["app-data.json", pageData];
  return {
    scripts: [...new Set(scripts)].map((file) => `${pathPrefix}/${file}`),
    data: data.map((file) => `${pathPrefix}/page-data/${file}`),
  };
}

function isScript(file: string): boolean {
  return file.endsWith(".js");
}

/** Removes the style attributes of Gatsby's own elements, for which global.css has rules. */
function removeGatsbysStyles({ elements }: PageDocument): void {
  for (const element of elements) {
    const id = attributeOf(element, "id") ?? "";
    if (!["gatsby-focus-wrapper", "gatsby-announcer"].includes(id)) continue;
    element.attrs = element.attrs.filter(({ name }) => name !== "style");
  }
}

/** Puts the policy first in the head, where it works on every host, even without headers. */
function addPolicy({ elements }: PageDocument, options: PolicyOptions): void {
  const meta = defaultTreeAdapter.createElement("meta", markup.NS.HTML, [
    { name: "http-equiv", value: "Content-Security-Policy" },
    { name: "content", value: pagePolicy(elements, options) },
  ]);
  elements.find(({ tagName }) => tagName === "head")?.childNodes.unshift(meta);
}
