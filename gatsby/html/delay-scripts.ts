import { defaultTreeAdapter } from "parse5";
import type { LateFiles } from "../../src/startup/load-scripts-after-paint";
import { inlineScript } from "../inline-script";
import { attributeOf, type PageDocument } from "./page-document";

type BuiltFiles = {
  pathPrefix: string;
  /** What webpack says about the scripts, by the name of the part of the site that needs them. */
  stats: { assetsByChunkName: Record<string, string[]> };
};

/**
 * Lists what a page loads after its first paint.
 *
 * @throws Error if webpack knows no script of the page.
 */
export function lateFilesOf(path: string, chunkName: string, built: BuiltFiles): LateFiles {
  const { pathPrefix, stats } = built;
  const scripts = ["app", chunkName].map((name) => {
    const files = stats.assetsByChunkName[name]?.filter((file) => file.endsWith(".js"));
    if (!files) throw new Error(`webpack.stats.json has no script ${name} for the page ${path}.`);
    return files.map((file) => `${pathPrefix}/${file}`);
  });
  const [sharedScripts = [], pageScripts = []] = scripts;
  return {
    pageScripts: pageScripts.filter((script) => !sharedScripts.includes(script)),
    sharedScripts,
    siteData: `${pathPrefix}/page-data/app-data.json`,
    // The 404 page is shown at addresses that have no data.
    pageData: /^\/404\b/.test(path)
      ? undefined
      : `${pathPrefix}/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`,
  };
}

/** The id of the script that loads the others. */
const loaderId = "late-scripts";

/**
 * Lets a page load all its scripts at once after the first paint, not while its text and fonts are
 * loading (docs/decisions/late-scripts.md).
 *
 * @throws Error if the page has none of Gatsby's scripts, nor the one that loads them late.
 */
export function delayScripts({ elements }: PageDocument, files: LateFiles): void {
  const scripts = elements.filter(
    (element) => element.tagName === "script" && attributeOf(element, "src") !== undefined,
  );
  const loader =
    scripts.pop() ?? elements.find((element) => attributeOf(element, "id") === loaderId);
  if (!loader) throw new Error("A page no longer has any of Gatsby's scripts.");
  for (const script of scripts) defaultTreeAdapter.detachNode(script);
  // Between Gatsby's marks around what all pages share: whatever changes of that, it writes again.
  loader.attrs = [{ name: "id", value: loaderId }];
  loader.childNodes = [];
  defaultTreeAdapter.insertText(loader, inlineScript("loadScriptsAfterPaint", files));
}
