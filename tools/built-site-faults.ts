import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import querystring from "node:querystring";
import { contentTexts } from "../gatsby/content-check/content-texts";
import { attributeOf, type PageElement, pageDocument, textOf } from "../gatsby/html/page-document";
import type { SiteAddress } from "../gatsby/site-address";
import { type Audience, audiences, isAudience } from "../src/audience/audience";

type SiteToCheck = SiteAddress & { folder: string; contentFolder: string };

type BuiltSite = {
  base: URL;
  /** The paths of all files. */
  files: string[];
  /** The elements of each page, by its path without slashes around it. */
  pages: Map<string, PageElement[]>;
};

/**
 * Looks for what would be missing on the live site: pages and anchors that links lead to, files and
 * parts that pages need, and texts of the content that no page shows.
 *
 * @returns a sentence for each fault.
 */
export async function builtSiteFaults(site: SiteToCheck): Promise<string[]> {
  const entries = await readdir(site.folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site.folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const pages = new Map<string, PageElement[]>();
  // In `_gatsby/` are pieces of HTML, not documents.
  for (const file of files.filter((name) => /^(?!_gatsby\/).*\.html$/.test(name))) {
    const html = await readFile(join(site.folder, file), "utf8");
    pages.set(pageName(file), pageDocument(html).elements);
  }
  const base = new URL(`${site.pathPrefix}/`, site.siteUrl ?? "http://localhost");
  const built = { base, files, pages };
  const manifest = await readFile(join(site.folder, "manifest.webmanifest"), "utf8");
  return [
    ...addressFaults(built, manifest),
    ...pagesOfGatsby(pages).flatMap(([page, elements]) =>
      missingParts(elements, site).map((part) => `The page /${page} has no ${part}.`),
    ),
    ...(await hiddenTexts(pages, site.contentFolder)),
  ];
}

/** `about/index.html` and its copy `about.html` are the page `about`, the home page is ``. */
function pageName(file: string): string {
  return file.replace(/(?:(?:^|\/)index)?\.html$/, "");
}

/** Not what an owner puts into `static/`, as search engines ask for as a proof of ownership. */
function pagesOfGatsby(pages: BuiltSite["pages"]): [string, PageElement[]][] {
  return [...pages].filter(([, elements]) =>
    elements.some((element) => attributeOf(element, "id") === "___gatsby"),
  );
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
      if (!url || !fault || (faults.has(url.href) && page !== "")) continue;
      faults.set(url.href, `The page /${page} names ${address}, but ${fault}.`);
    }
  }
  return [...faults.values()];
}

function addressesIn(element: PageElement): string[] {
  const sets = ["srcset", "imagesrcset"].flatMap((name) => attributeOf(element, name) ?? []);
  const { tagName } = element;
  const code = ["script", "style"].includes(tagName) ? textOf(element) : "";
  return [
    ...["href", "src"].flatMap((name) => attributeOf(element, name) ?? []),
    ...sets.flatMap((set) => set.split(",").map((source) => source.trim().split(/\s/)[0] ?? "")),
    ...(tagName === "meta" ? (attributeOf(element, "content")?.match(/^https?:\S+$/) ?? []) : []),
    // Fonts, and scripts and data that are loaded late.
    ...[...code.matchAll(/url\(["']?([^"')]+)|"(\/[^"\\]+\.(?:js|json))"/g)].map(
      ([, font, script]) => font ?? script ?? "",
    ),
  ];
}

/** Names what a page lacks in its head, and around its words, for either audience. */
function missingParts(elements: PageElement[], { siteUrl }: SiteToCheck): string[] {
  function has(name: string, value: string): boolean {
    return elements.some((element) => attributeOf(element, name) === value);
  }
  const isListed = !has("content", "noindex");
  const links = ["icon", "apple-touch-icon", "manifest"];
  if (isListed && siteUrl) links.push("canonical");
  const landmarks = isListed ? ["header", "main", "nav", "footer"] : ["main"];
  return [
    ...links.filter((rel) => !has("rel", rel)).map((rel) => `<link rel="${rel}">`),
    ...audiences.flatMap((audience) => {
      const names = viewOf(elements, audience).elements.map(({ tagName }) => tagName);
      return [
        ...landmarks.filter((name) => !names.includes(name)).map((name) => `<${name}>`),
        ...(names.filter((name) => name === "h1").length === 1 ? [] : ["single <h1>"]),
      ].map((part) => `${part} for ${audience}`);
    }),
  ];
}

/** Entries of the content that no page shows as it is built: choices, and what comes up later. */
const entriesOfNoPage = [
  ...["$schema", "color", "file", "focus", "from", "icon"],
  // After a signup, and a failed one; a list that is cut short; a link for administrators.
  ...["confirmation", "retryNote", "moreLabel", "configureLabel"],
  // In security.txt, and, in a build that knows its address, for search engines and sharing.
  ...["securityContact", "tagline", "socialImageAlt"],
];

/**
 * Names the texts that nobody can see. One audience's has to be in its view of the home page; those
 * of a file called like a page, such as `about.json`, on that page; any other on some page.
 */
async function hiddenTexts(pages: BuiltSite["pages"], folder: string): Promise<string[]> {
  const words = new Map(
    pagesOfGatsby(pages).map(([page, elements]) => [
      page,
      new Map(audiences.map((audience) => [audience, viewOf(elements, audience).words])),
    ]),
  );
  const texts = (await contentTexts(folder)).filter(
    ({ file, path }) =>
      file !== "panel.json" && !path.some((step) => entriesOfNoPage.includes(String(step))),
  );
  const hidden = texts.filter(({ file, path, text }) => {
    const audience = path.find(isAudience);
    const page = words.get(audience ? "" : file.replace(".json", ""));
    const views = [...(page ? [page] : words.values())].flatMap((view) =>
      audience ? [view.get(audience)] : [...view.values()],
    );
    return !views.some((view) => view?.includes(withoutSpaces(text)));
  });
  return hidden.map(({ place, text }) => `No page shows ${place}: ${text}`);
}

type View = { elements: PageElement[]; words: string };

/** What an audience is shown of a page, with its texts and those in attributes. */
function viewOf([root]: PageElement[], audience: Audience): View {
  const elements: PageElement[] = [];
  const texts: string[] = [];

  function read(element: PageElement): void {
    const { tagName, childNodes } = element;
    if (["script", "style"].includes(tagName)) return;
    if ((attributeOf(element, "data-for") ?? audience) !== audience) return;
    elements.push(element);
    for (const node of childNodes) {
      if ("tagName" in node) read(node);
      else if ("value" in node) texts.push(node.value);
    }
  }
  if (root) read(root);
  const attributes = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value));
  return { elements, words: withoutSpaces([...texts, ...attributes].join("")) };
}

/** Without spaces, which a page may set as it likes. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "");
}
