/** @jest-environment node */
import { checkFile } from "../../../gatsby/content-check/check-content";
import {
  readSchemas,
  type SchemaCheck,
  schemaCheck,
} from "../../../gatsby/content-check/schema-check";
import about from "../../support/sample-content/about.json";
import hero from "../../support/sample-content/hero.json";

let check: SchemaCheck;

beforeAll(async () => {
  check = schemaCheck(await readSchemas("content"), { photos: new Map(), pages: ["/", "/about"] });
});

/** What an editor is told of a heading, written as in the file, between its quotation marks. */
function faultsOf(heading: string): string[] {
  const file = JSON.stringify({ ...about, heading: "HEADING" }).replace("HEADING", () => heading);
  return checkFile("content/about.json", file, check);
}

const code = "a backslash has made a code of the letter after it";
const htmlCode = "visitors would read an HTML code";
const tag = "visitors would read an HTML tag";
const marks = "visitors would read marks for bold, italics, links, headings or lists";
const garbled = "letters were garbled on their way here";
const placeholder = "something could not be copied";

test.each([
  // A backslash.
  [String.raw`For mother\newborn`, String.raw`in "mother\newborn", ${code}`],
  [String.raw`Day\today`, String.raw`in "Day\today", ${code}`],
  [String.raw`Me\baby`, String.raw`in "Me\baby", ${code}`],
  [String.raw`\rest`, code],
  [String.raw`\forms`, code],
  [String.raw`a\u0007b`, code],
  // Half an emoji.
  [
    String.raw`Thanks \ud83d now`,
    String.raw`in "Thanks \ud83d now", half of an emoji is left over`,
  ],
  [String.raw`\udc4d`, "half of an emoji is left over"],
  // What could not be copied.
  ["A\uFFFC picture", `in "A\uFFFC picture", ${placeholder}`],
  ["An \uF0B7 arrow of Symbol", placeholder],
  [String.raw`caf\uFFFD`, placeholder],
  // HTML.
  ["Questions &amp; answers", `in "Questions &amp;", ${htmlCode}`],
  ["One&nbsp;two", htmlCode],
  ["One&nbsp two", htmlCode],
  ["It&#39;s &#x2014; &rsquo; caf&eacute;", htmlCode],
  ["caf&Eacute;", htmlCode],
  ["A <b>bold</b> word", `in "A <b>bold</b>", ${tag}`],
  ["one<br/>two", tag],
  ["<span style=color:red>red", tag],
  ["<a href='https://a.example'>", tag],
  ["<!-- note", tag],
  // Markdown, and what lists leave.
  ["A **bold** word", `in "A **bold**", ${marks}`],
  ["A *bold* word", marks],
  ["an _italic_ word", marks],
  ["an __underlined__ word", marks],
  ["~~gone~~", marks],
  ["see [our page](https://a.example)", marks],
  ["run `npm`", marks],
  ["## Heading", marks],
  ["• First", marks],
  // One encoding read as another.
  ["Itâ€™s", `in "Itâ€™s", ${garbled}`],
  ["â€œYesâ€\u009D", garbled],
  ["cafÃ©", garbled],
  ["28Â weeks", garbled],
  ["62\u00C2\u00A0%", garbled],
  ["ï»¿Hello", garbled],
  ["ðŸ‘", garbled],
  ["It‚Äôs", garbled],
  ["caf√©", garbled],
])("%s is refused: %s", (heading, sentence) => {
  expect(faultsOf(heading)).toEqual([expect.stringContaining(`heading: `)]);
  expect(faultsOf(heading).join()).toContain(sentence);
});

test.each([
  "Women’s Health, Women's Health",
  "“Quotes” — and – dashes… in «any» ‚kind‘",
  "Zoë, café, Ærø, Åse, Straße, “Spaß”, “café…”, Â, Ã and NÃO",
  "Ask us anything? Yes!",
  "👩🏽‍⚕️ 👍🏽 ❤️ 🏳️‍🌈 1️⃣",
  "62%, 62 %, 7:23\u00A0am, 7.4, 24/7, $5–$10, 5°C, ½, 3 × 4, 5 * 3",
  "Fewer calls*, not fewer patients*",
  "* Illustrative",
  "- by text",
  "#1 in care, 1 & 2, R&D, AT&T; Q&As; B&B",
  "https://a.example/x_y_z?a=1&b=2#c and anna_b_c@a.example",
  "Under <10 minutes; a < b > c; I <3 you; <anna@a.example>",
  "[28 weeks] (G1P0) {a} ^ ~ | snake_case",
  String.raw`A slash: \/, a quote: \", an é: \u00e9, an emoji: \ud83d\udc4d`,
  "a\u00A0b\u202Fc\u200Bd\u00ADe",
])("%s passes without a word", (heading) => {
  expect(faultsOf(heading)).toEqual([]);
});

test("a text is checked in whatever entry it is", () => {
  const file = JSON.stringify({
    ...hero,
    patients: { ...hero.patients, joinLabel: "Join **now**" },
    providers: {
      ...hero.providers,
      summary: { ...hero.providers.summary, history: "G1P0 &middot; 28w" },
    },
  });
  expect(withoutPhotos(checkFile("content/hero.json", file, check))).toEqual([
    expect.stringContaining('patients → joinLabel: in "Join **now**", visitors'),
    expect.stringContaining('summary → history: in "G1P0 &middot;", visitors'),
  ]);
});

/** What an editor is told of a trend of this verdict and these numbers, written as in the file. */
function verdictFaults(verdict: string, values: string): string[] {
  const { summary } = hero.providers;
  const trends = {
    ...summary.trends,
    items: [{ ...summary.trends.items[0], verdict, values: [0] }],
  };
  const providers = { ...hero.providers, summary: { ...summary, trends } };
  const file = JSON.stringify({ ...hero, providers }).replace("[0]", `[${values}]`);
  return withoutPhotos(checkFile("content/hero.json", file, check));
}

/** The check knows of no photo here. */
function withoutPhotos(lines: string[]): string[] {
  return lines.filter((line) => !line.includes("there is no file"));
}

test.each([
  ["Worse", "7,4,7,1,5,6,4,8", "go up and down from 7 to 8"],
  ["Worse", "7, 4, 7, 1, 5, 6, 4, 8", "go up and down from 7 to 8"],
  ["Much better", "3, 3, 3", "go up and down from 3 to 3"],
  ["Falling", "4.8, 5.6, 7.4", "go from 4.8 to 7.4"],
  ["Fewer", "2, 6", "go from 2 to 6"],
  ["Rising", "7, 5, 6, 3", "go from 7 to 3"],
])("%s beside %s is refused: they %s", (verdict, values, course) => {
  expect(verdictFaults(verdict, values)).toEqual([
    expect.stringMatching(/→ verdict: this says ".*", but the numbers .*; change one of the two/),
  ]);
  expect(verdictFaults(verdict, values).join()).toContain(`the numbers ${course};`);
});

test.each([
  ["Worse", "7.4, 7.1, 5.6, 4.8"],
  ["Better", "7.4, 7.1, 5.6, 4.8"],
  ["Better", "6, 5, 6, 3, 4, 2"],
  ["Falling", "7, 7, 6"],
  ["Steady", "6, 6.2, 5.9, 6"],
  ["Ups and downs", "3, 6, 3"],
  ["Watch", "3, 6, 3"],
  ["Better, more rest", "6, 3, 2"],
])("%s beside %s passes without a word", (verdict, values) => {
  expect(verdictFaults(verdict, values)).toEqual([]);
});
