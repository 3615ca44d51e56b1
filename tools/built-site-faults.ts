import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import querystring from "node:querystring";
import { attributeOf, type PageElement, pageDocument, textOf } from "../gatsby/html/page-document";
import type { SiteAddress } from "../gatsby/site-address";
import { missingOnPages, type Pages } from "./missing-on-pages";

type SiteToCheck = SiteAddress & { folder: string };

type BuiltSite = {
  base: URL;
  /** The paths of all files. */
  files: string[];
  pages: Pages;
};

/**
 * Looks for what would be missing on the live site: pages and anchors that links lead to, files and
 * parts that pages need.
 *
 * @returns a sentence for each fault.
 */
export async function builtSiteFaults(site: SiteToCheck): Promise<string[]> {
  const entries = await readdir(site.folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site.folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const pages: Pages = new Map();
  // In `_gatsby/` are pieces of HTML, not documents.
  for (const file of files.filter((name) => /^(?!_gatsby\/).*\.html$/.test(name))) {
    const html = await readFile(join(site.folder, file), "utf8");
    pages.set(pageName(file), pageDocument(html).elements);
  }
  const base = new URL(`${site.pathPrefix}/`, site.siteUrl ?? "http://localhost");
  const built = { base, files, pages };
  const manifest = await readFile(join(site.folder, "manifest.webmanifest"), "utf8");
  return [...addressFaults(built, manifest), ...missingOnPages(pages, site.siteUrl)];
}

/** `about/index.html` and its copy `about.html` are the page `about`, the home page is ``. */
function pageName(file: string): string {
  return file.replace(/(?:(?:^|\/)index)?\.html$/, "");
}

function addressFaults({ base, files, pages }: BuiltSite, manifest: string): string[] {
  function faultAt({ pathname, hash }: URL): string | undefined {
    const isBelow = `${pathname}/`.startsWith(base.pathname);
    const name = querystring.unescape(pathname.slice(base.pathname.length).replace(/\/$/, ""));
    const target = pages.get(name);
    if (!isBelow || (!target && !files.includes(name))) return "there is no such page or file";
    const id = querystring.unescape(hash.slice(1));
    const isThere = id === "" || target?.some((element) => attributeOf(element, "id") === id);
    return isThere ? undefined : "no part of that page has this name";
  }

  const named = [...pages].map(([page, elements]) => ({
    page,
    // What a link names in full beside our prefix is another site; what a page needs never is.
    addresses: elements.flatMap((element) =>
      addressesIn(element).filter(
        (address) =>
          element.tagName !== "a" || !URL.canParse(address) || `${address}/`.startsWith(base.href),
      ),
    ),
  }));
  const icons = [...manifest.matchAll(/"(?:src|start_url)":"([^"]*)"/g)];
  named.push({ page: "manifest.webmanifest", addresses: icons.map(([, address = ""]) => address) });

  // Links in the footer are in every page; one sentence for each is enough.
  const faults = new Map<string, string>();
  for (const { page, addresses } of named) {
    const from = new URL(page, base);
    for (const address of addresses) {
      const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
      const fault = url?.origin === base.origin ? faultAt(url) : undefined;
      if (!url || !fault || faults.has(url.href)) continue;
      faults.set(url.href, `The page /${page} names ${address}, but ${fault}.`);
    }
  }
  return [...faults.values()];
}

function addressesIn(element: PageElement): string[] {
  const sources = attributeOf(element, "srcset")?.split(",") ?? [];
  const { tagName } = element;
  const code = ["script", "style"].includes(tagName) ? textOf(element) : "";
  return [
    ...["href", "src"].flatMap((name) => attributeOf(element, name) ?? []),
    ...sources.map((source) => source.trim().split(/\s/)[0] ?? ""),
    ...(tagName === "meta" ? (attributeOf(element, "content")?.match(/^https?:\S+$/) ?? []) : []),
    // Fonts, and scripts and data that are loaded late.
    ...[...code.matchAll(/url\(["']?([^"')]+)|"(\/[^"\\]+\.(?:js|json))"/g)].map(
      ([, font, script]) => font ?? script ?? "",
    ),
  ];
}
