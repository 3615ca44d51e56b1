/** @jest-environment node */
import { type ContentCopy, copyContent } from "../support/content-copy";

let content: ContentCopy;

beforeEach(async () => {
  content = await copyContent();
});

afterEach(() => content.discard());

const wanted = "make sure that the change is wanted";

test.each([
  {
    change: "another headline",
    file: "hero.json",
    from: "Women's Health Support At Your Fingertips",
    to: "Care in your pocket",
    line: `content/hero.json → patients → headline: the specification asks for "Women's Health Support At Your Fingertips"; ${wanted}`,
  },
  {
    change: "a response time without its limit",
    file: "hero.json",
    from: "Typical response time: under 10 minutes",
    to: "We answer fast",
    line: `content/hero.json → patients → chat → responseTime: the specification asks for "under 10 minutes" as a part of this text; ${wanted}`,
  },
  {
    change: "a card under another title",
    file: "features.json",
    from: "Ongoing Care",
    to: "Care that lasts",
    line: `content/features.json → items: the specification asks for an item with the title "Ongoing Care"; ${wanted}`,
  },
])("only warns of $change", async ({ file, from, to, line }) => {
  await content.change(file, from, to);
  expect(await content.check()).toEqual({ errors: [], warnings: [line] });
});

test("does not warn as well where a text is empty", async () => {
  await content.change("hero.json", "Join Our Waitlist", "");
  expect(await content.check()).toEqual({
    errors: ["content/hero.json → patients → joinLabel: this is empty"],
    warnings: [],
  });
});
