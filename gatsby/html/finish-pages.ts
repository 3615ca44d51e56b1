import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultTreeAdapter, html as markup } from "parse5";
import type { LateFiles } from "../../src/startup/load-scripts-after-paint";
import { delayScripts } from "./delay-scripts";
import { attributeOf, type PageDocument, pageDocument } from "./page-document";
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
    const document = pageDocument(await readFile(file, "utf8"));
    delayScripts(document, lateFilesOf(page, stats, pathPrefix));
    removeGatsbysStyles(document);
    addPolicy(document, options);
    await writeFile(file, document.toHtml());
    if (page.copy) await copyFile(file, join(folder, page.copy));
  }
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
