import { render } from "@testing-library/react";
import AboutPage from "../../src/pages/about";
import HomePage from "../../src/pages/index";
import { content, leastContent, pageProps } from "../support/unit/sample-pages";

/** Entries that choose something, are about another page, or are shown later, as after a submission. */
const shownElsewhere =
  "icon color from mark gatsbyImageData siteUrl tagline pages legal not-found panel loadingLabel failureNote confirmation anotherLabel retryNote configureLabel";

/** What belongs to founders, messages, questions and quotes, of which there may be none. */
const shownWithItems = "profileLabel emailLabel senders founders familyName questions testimonials";

/** Returns all texts of a value, however deep, without those of some entries. */
function textsOf(value: unknown, without: string[]): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    without.includes(name) ? [] : textsOf(part, without),
  );
}

test.each([
  ["the sample content", content, shownElsewhere],
  ["the least content", leastContent, `${shownElsewhere} ${shownWithItems}`],
])("the pages show every text of %s", (_name, words, without) => {
  render(<HomePage {...pageProps(words)} />);
  render(<AboutPage {...pageProps(words)} />);
  const attributes = [...document.querySelectorAll("*")].flatMap((part) =>
    [...part.attributes].map(({ value }) => value),
  );
  const shown = [document.body.textContent, ...attributes].join("\n");
  const texts = textsOf(words, without.split(" "));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});

test("a help line is a link in whatever the pages say themselves", () => {
  const { site, about, founders, hero, features, journeys, testimonials, questions } = content;
  const sentences = [
    site.blurb,
    site.emergency.providers,
    about.patients.text,
    founders.items[0]?.biography[0],
    hero.patients.text,
    hero.patients.chat.messages[1]?.text,
    features.items[0]?.description,
    journeys.patients.items[0]?.points[0],
    journeys.weeks?.postpartum[0]?.note,
    testimonials.providers.figuresNote,
    questions.patients.items[0]?.answer,
  ];
  const withHelp: typeof content = JSON.parse(JSON.stringify(content), (_name, value) =>
    sentences.includes(value) ? `${value} Help: 988.` : value,
  );
  render(<HomePage {...pageProps(withHelp)} />);
  render(<AboutPage {...pageProps(withHelp)} />);
  const written = document.body.textContent.match(/Help: 988\./g) ?? [];
  expect(written.length).toBeGreaterThanOrEqual(sentences.length);
  for (const link of document.querySelectorAll("a[href='tel:988']")) link.textContent = "";
  expect(document.body).not.toHaveTextContent("Help: 988");
});

/** What a page shows only if there is something in it. */
const parts =
  "h1, h2, h3, p, ul, ol, dl, li, dt, dd, figure, summary, section, label, a, button, span, strong, small";

test.each([
  ["home", HomePage],
  ["About", AboutPage],
])("the %s page leaves nothing empty where an editor left out what may be", (_name, Page) => {
  render(<Page {...pageProps(leastContent)} />);
  const empty = [...document.querySelectorAll(parts)].filter(
    (part) =>
      !/\S/.test(part.textContent) &&
      !part.querySelector("img, svg, input") &&
      // What is announced comes later.
      !part.closest("[aria-live], [role=status]"),
  );
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(document.body).not.toHaveTextContent(/\s[:·]/);
  expect(document.querySelectorAll("a:not([href], [aria-disabled])")).toHaveLength(0);
  expect(document.body).not.toHaveTextContent(/\b(?:null|undefined|NaN)\b/);
});
