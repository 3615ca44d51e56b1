import { contentTexts } from "../gatsby/content-check/content-texts";
import { attributeOf, type PageElement } from "../gatsby/html/page-document";
import { type Audience, audiences, isAudience } from "../src/audience/audience";

/** The elements of each page, by its path without slashes around it. */
export type Pages = Map<string, PageElement[]>;

/**
 * Looks for what pages need besides files and links, and for texts of the content that none shows.
 *
 * @returns a sentence for each.
 */
export async function missingOnPages(
  allPages: Pages,
  { siteUrl, contentFolder }: { siteUrl?: string; contentFolder: string },
): Promise<string[]> {
  // Not what an owner puts into `static/`, as search engines ask for as a proof of ownership.
  const pages = new Map([...allPages].filter(([, elements]) => has(elements, "id", "___gatsby")));
  return [
    ...[...pages].flatMap(([page, elements]) =>
      missingParts(elements, siteUrl).map((part) => `The page /${page} has no ${part}.`),
    ),
    ...(await hiddenTexts(pages, contentFolder)),
  ];
}

function has(elements: PageElement[], name: string, value: string): boolean {
  return elements.some((element) => attributeOf(element, name) === value);
}

/** Names what a page lacks in its head, and around its words, for either audience. */
function missingParts(elements: PageElement[], siteUrl?: string): string[] {
  const isListed = !has(elements, "content", "noindex");
  const links = ["icon", "apple-touch-icon", "manifest"];
  if (isListed && siteUrl) links.push("canonical");
  const landmarks = isListed ? ["header", "main", "nav", "footer"] : ["main"];
  return [
    ...links.filter((rel) => !has(elements, "rel", rel)).map((rel) => `<link rel="${rel}">`),
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
  ...["$schema", "address", "color", "file", "focus", "from", "icon"],
  // After a signup, and a failed one; a link for administrators.
  ...["confirmation", "retryNote", "configureLabel"],
  // In security.txt, and, in a build that knows its address, for search engines and sharing.
  ...["securityContact", "tagline", "socialImageAlt"],
];

/**
 * Names the texts that nobody can see. One audience's has to be in its view of a page; those of
 * `about.json`, on that page.
 */
async function hiddenTexts(pages: Pages, folder: string): Promise<string[]> {
  const views = [...pages].flatMap(([page, elements]) =>
    audiences.map((audience) => ({ page, audience, ...viewOf(elements, audience) })),
  );
  const texts = (await contentTexts(folder)).filter(
    ({ file, path }) =>
      file !== "panel.json" && !path.some((step) => entriesOfNoPage.includes(String(step))),
  );
  const hidden = texts.filter(({ file, path, text }) => {
    const audience = path.find(isAudience);
    return !views.some(
      (view) =>
        (!audience || view.audience === audience) &&
        (file !== "about.json" || view.page === "about") &&
        view.words.includes(withoutSpaces(text)),
    );
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
