import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { editText } from "../html/edit-text";
import { type PageElement, pageElements } from "../html/page-elements";
import { type LateFiles, lateScriptLoader } from "./late-script-loader";

export type BuiltPage = {
  /** Its address without prefix: `/about`. */
  path: string;
  /** Gatsby's name for the script with the page's own code. */
  componentChunkName: string;
};

/** Takes Gatsby's own node of a page and gives what is needed of it. */
export function builtPage({ path, componentChunkName }: Record<string, unknown>): BuiltPage {
  return { path: String(path), componentChunkName: String(componentChunkName) };
}

type DelayOptions = { pathPrefix: string; pages: BuiltPage[] };

/**
 * Lets every page ask for all its scripts at once when it has been painted, not while its text and
 * fonts are on their way (docs/decisions/late-scripts.md). A page that does so already, because
 * Gatsby did not write it anew, stays as it is.
 *
 * @param folder - the built site.
 * @throws Error if a page, or Gatsby's account of its scripts, cannot be read or lacks what it had.
 */
export async function delayScripts(folder: string, options: DelayOptions): Promise<void> {
  const { pathPrefix, pages } = options;
  const chunks: Record<string, string[]> = JSON.parse(
    await readFile(join(folder, "chunk-map.json"), "utf8"),
  );
  for (const { path, componentChunkName } of pages) {
    const file = join(folder, path.endsWith(".html") ? path : join(path, "index.html"));
    const html = await readFile(file, "utf8");
    const ownScripts = chunks[componentChunkName];
    if (!ownScripts) throw new Error(`chunk-map.json has no script for the page ${path}.`);
    const data = {
      app: `${pathPrefix}/page-data/app-data.json`,
      page: pageDataOf(path, pathPrefix),
    };
    const late = delayScriptsOf(
      html,
      ownScripts.map((script) => `${pathPrefix}${script}`),
      data,
    );
    await writeFile(file, late);
  }
}

function delayScriptsOf(html: string, ownScripts: string[], data: LateFiles["data"]): string {
  const elements = pageElements(html).filter(({ name }) => name === "script");
  const start = elements.findIndex(isFirstOfGatsby);
  const replaced = start === -1 ? [] : elements.slice(start);
  const [first, ...others] = replaced;
  if (!first) throw new Error(`A page has no script element #${firstOfGatsby} any more.`);
  const files = replaced.flatMap(({ attributes }) => attributes.get("src") ?? []);
  if (files.length === 0) return html;

  // In one element with Gatsby's inline scripts: each takes up a hash in both of the page's policies.
  const inline = replaced.flatMap(({ text }) => text.trim() || []);
  const loader = lateScriptLoader({ ownScripts, scripts: files, data });
  return editText(html, [
    {
      ...first.whole,
      replacement: `<script id="${firstOfGatsby}">${inline.join("")}${loader}</script>`,
    },
    ...others.map(({ whole }) => ({ ...whole, replacement: "" })),
  ]);
}

/** The first of the scripts that Gatsby puts at the end of each page. */
const firstOfGatsby = "gatsby-chunk-mapping";

function isFirstOfGatsby({ attributes }: PageElement): boolean {
  return attributes.get("id") === firstOfGatsby;
}

/** The 404 page stands at addresses of which there are no data. */
function pageDataOf(path: string, pathPrefix: string): string | undefined {
  if (/^\/404\b/.test(path)) return undefined;
  return `${pathPrefix}/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
}
