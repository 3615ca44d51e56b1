/** A page that Gatsby has written. */
export type SitePage = {
  /** Where Gatsby has written it, in the built site. */
  file: string;
  /** Where some hosts look for it instead: they answer `/about` from a file, `/about/` from a folder. */
  copy?: string;
  /** The file of the data that only this page has. */
  data?: string;
  /** Webpack's name for the script that only this page has. */
  scriptName: string;
};

/** Lists the pages of the site from Gatsby's nodes of them. */
export function sitePages(nodes: Record<string, unknown>[]): SitePage[] {
  return nodes.map(({ path, componentChunkName }) => ({
    ...filesOf(String(path)),
    scriptName: String(componentChunkName),
  }));
}

function filesOf(path: string): Omit<SitePage, "scriptName"> {
  if (path === "/") {
    return { file: "index.html", data: "index/page-data.json" };
  }
  const name = path.slice(1);
  const inFolder = `${name}/index.html`;
  if (isNotFoundPage(path)) return { file: name.endsWith(".html") ? name : inFolder };
  return { file: inFolder, copy: `${name}.html`, data: `${name}/page-data.json` };
}

/**
 * Whether a page is the one that hosts show wherever there is no page. Gatsby writes it twice, at
 * addresses that no visitor requests.
 */
export function isNotFoundPage(path: string): boolean {
  return ["/404", "/404.html"].includes(path);
}
