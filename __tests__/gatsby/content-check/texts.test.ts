/** @jest-environment node */
import { checkFile } from "../../../gatsby/content-check/check-content";
import {
  readSchemas,
  type SchemaCheck,
  schemaCheck,
} from "../../../gatsby/content-check/schema-check";
import about from "../../support/sample-content/about.json";

let check: SchemaCheck;

beforeAll(async () => {
  check = schemaCheck(await readSchemas("content"), { photos: new Map(), pages: ["/", "/about"] });
});

/** What an editor is told of a heading, written as in the file, between its quotation marks. */
function faultsOf(heading: string): string[] {
  const file = JSON.stringify({ ...about, heading: "HEADING" }).replace("HEADING", () => heading);
  return checkFile("content/about.json", file, check);
}

/** What is wrong with the texts after it. */
const refused: [sentence: string, headings: string[]][] = [
  [
    "a backslash has made a code of the letter after it",
    ["mother\\newborn", "Day\\today", "Me\\baby", "\\rest", "\\forms", "a\\u0007b"],
  ],
  ["half of an emoji is left over", ["Thanks \\ud83d now", "\\udc4d"]],
  ["something could not be copied", ["A\uFFFC picture", "An \uF0B7 arrow of Symbol", "caf\\uFFFD"]],
  [
    "visitors would read an HTML code",
    ["Questions &amp; answers", "One&nbsp;two", "One&nbsp two", "It&#39;s &#x2014;", "caf&Eacute;"],
  ],
  [
    "visitors would read an HTML tag",
    ["A <b>bold</b> word", "one<br/>two", "<span style=color:red>red", "<a href='/'>", "<!-- note"],
  ],
  [
    "visitors would read marks for bold, italics, links, headings or lists",
    [
      ...[
        "A **bold** word",
        "A *bold* word",
        "an _italic_ word",
        "an __underlined__ word",
        "~~gone~~",
      ],
      ...["see [our page](https://a.example)", "run `npm`", "## Heading", "• First"],
    ],
  ],
  [
    // One encoding read as another.
    "letters were garbled on their way here",
    [
      ...["Itâ€™s", "â€œYesâ€\u009D", "cafÃ©", "28Â weeks", "62\u00C2\u00A0%", "ï»¿Hello", "ðŸ‘"],
      ...["It‚Äôs", "caf√©"],
    ],
  ],
];

test.each(refused.flatMap(([said, headings]) => headings.map((heading) => [heading, said])))(
  "%s is refused: %s",
  (heading = "", sentence) => {
    expect(faultsOf(heading)).toEqual([
      expect.stringMatching(new RegExp(`^content/about.json → heading: .*${sentence}`)),
    ]);
  },
);

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
