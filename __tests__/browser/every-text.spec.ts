import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "node-html-parser";
import { type ContentText, contentTexts } from "../../gatsby/content-check/content-texts";
import { type Audience, audiences, isAudience } from "../../src/audience/audience";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { builtPages } from "../support/browser/built-pages";

/** Entries that no page shows as it is built: choices, and what comes up later. */
const entriesOfNoPage = [
  ...["$schema", "address", "color", "drawing", "file", "focus", "from", "icon"],
  // Once the page is React's; after a signup, and a failed one; a link for administrators.
  ...["submitLabel", "confirmation", "anotherLabel", "retryNote", "configureLabel"],
  // In a build that knows its address, for search engines and sharing.
  ...["tagline", "socialImageAlt"],
];

for (const build of Object.values(testBuilds)) {
  test(`every text of the ${build.content} content is on a built page`, async () => {
    const pages = builtPages(build.folder).map((file): [string, string] => {
      const path = `/${relative(build.folder, file)}`.replace(/(?:\/index)?\.html$/, "");
      return [path, readFileSync(file, "utf8")];
    });
    expect(await hiddenTexts(join(build.project, "content"), new Map(pages))).toEqual([]);
  });
}

/**
 * Lists the texts of the content that nobody can see. One audience's has to be in its view of a page;
 * those of `about.json`, on that page.
 *
 * @param folder - the content.
 * @param pages - the HTML of each page, by its path.
 */
async function hiddenTexts(folder: string, pages: Map<string, string>): Promise<string[]> {
  const views = [...pages].flatMap(([page, html]) =>
    audiences.map((audience) => ({ page, audience, words: wordsFor(audience, html) })),
  );
  const texts = (await contentTexts(folder)).filter(hasToBeShown);
  const hidden = texts.filter(({ file, path, text }) => {
    const audience = path.find(isAudience);
    return !views.some(
      (view) =>
        (!audience || view.audience === audience) &&
        (file !== "about.json" || view.page === "/about") &&
        view.words.includes(withoutSpaces(text)),
    );
  });
  return hidden.map(({ place, text }) => `${place}: ${text}`);
}

function hasToBeShown({ file, path }: ContentText): boolean {
  return file !== "panel.json" && !path.some((step) => entriesOfNoPage.includes(String(step)));
}

/** What an audience is shown of a page, and what is in attributes. */
function wordsFor(audience: Audience, html: string): string {
  const page = parse(html);
  const hidden = `script, style, [data-for]:not([data-for=${audience}])`;
  for (const element of page.querySelectorAll(hidden)) element.remove();
  const attributes = page.querySelectorAll("*").flatMap((element) => {
    return Object.values(element.attributes);
  });
  return withoutSpaces([page.text, ...attributes].join(""));
}

/** Without spaces, which a page may set as it likes. */
function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "");
}
