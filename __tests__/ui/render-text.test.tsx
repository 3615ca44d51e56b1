import { render, screen } from "@testing-library/react";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import sharedSchema from "../../content/schemas/shared.schema.json";
import { renderText } from "../../src/ui/render-text";

/** Returns the addresses that a text leads to, each of which its link shows. */
function linksIn(text: string): (string | null)[] {
  const { container } = render(<p>{renderText(text)}</p>);
  expect(container.textContent).toBe(text);
  return screen.queryAllByRole("link").map((link) => {
    const address = link.getAttribute("href");
    expect(["", "tel:", "mailto:"].map((scheme) => scheme + link.textContent)).toContain(address);
    return address;
  });
}

const page = "https://willow.example/a";

test.each([
  ["In danger, call 911 right away.", "tel:911"],
  ["Call or text 988, or 1-833-852-6262 (mothers).", "tel:988", "tel:1-833-852-6262"],
  ["Call 911. Help lines: text 1-833-852-6262 or 988", "tel:911", "tel:1-833-852-6262", "tel:988"],
  ["Call 988, or 1-833-TLC-MAMA (1-833-852-6262).", "tel:988", "tel:1-833-852-6262"],
  ["In Texas, dial 211 (1-877-541-7905).", "tel:211", "tel:1-877-541-7905"],
  ["Write to a.b+c@mail.willow.example.", "mailto:a.b+c@mail.willow.example"],
  ["Text 911@willow.example, or https:// alone", "mailto:911@willow.example"],
  ["It failed. Write to o'brien@willow.example", "mailto:o'brien@willow.example"],
  ["jürgen@bücher.example", "mailto:jürgen@bücher.example"],
  ["ju\u0308rgen@willow.example", "mailto:ju\u0308rgen@willow.example"],
  ["'anna@willow.example'", "mailto:anna@willow.example"],
  ["“anna_b@willow.example”", "mailto:anna_b@willow.example"],
  ["<anna@willow.example>", "mailto:anna@willow.example"],
  ["mailto:anna@willow.example?", "mailto:anna@willow.example"],
  ["(https://willow.example/call/988).", "https://willow.example/call/988"],
  ...["", "#e", "?b=c&d", "(b)", "_(b)_(c)", "@anna", "/b.c,d;e:f!g'h*i", ..."-_=/~"].map((end) => [
    `See ${page}${end} now`,
    page + end,
  ]),
  ...[").", "’s", "”and", '"and', "—and", "**", ...'.,;:!?…)]}>"”’»*'].map((end) => [
    `See ${page}${end} now`,
    page,
  ]),
  [`(see ${page}_(b))`, `${page}_(b)`],
  ...[`“${page}” next`, `‘${page}’ next`, `"${page}" next`, `'${page}', next`].map((text) => [
    text,
    page,
  ]),
  ...[`«${page}»`, `**${page}**`].map((text) => [text, page]),
  ["https://bücher.example/straße", "https://bücher.example/straße"],
])("%s leads to %s", (text = "", ...addresses) => {
  expect(linksIn(text)).toEqual(addresses);
});

test.each([
  "988 families text us. 911 more wait.",
  "We answer every call. Of 1,911 texts, 988 came at night.",
  "We call for 988%, text for 911,000 and keep the line for $911",
  // Their ends are addresses of others.
  ...["o’brien", "a@b", "a?b", "a#b%c"].map((name) => `${name}@willow.example`),
  ...["https://", "http://willow.example", "anna@willow", "@anna"],
])("%s leads nowhere", (text) => {
  expect(linksIn(text)).toEqual([]);
});

test.each([
  ["An OB-GYN at 1-833-TLC-MAMA", "OB-GYN", "1-833-TLC-MAMA"],
  ["(NP-Cs, X-rays and C-sections)", "NP-Cs"],
  ["FIRST-TRIMESTER, non-RN-BSN-", ""],
])("no line ends within an abbreviation: %s", (text, ...abbreviations) => {
  const { container } = render(<p>{renderText(text)}</p>);
  const unbroken = [...container.querySelectorAll("span")].map((span) => span.textContent);
  expect(unbroken).toEqual(abbreviations.filter(Boolean));
});

test("several addresses in one text are links each", () => {
  expect(linksIn(`${page}, ${page}/b; anna@willow.example/leah@willow.example`)).toEqual([
    page,
    `${page}/b`,
    "mailto:anna@willow.example",
    "mailto:leah@willow.example",
  ]);
});

test("an email address that the schema takes is found whole in the note after a failed signup", () => {
  const { email } = sharedSchema.definitions;
  const isTaken = addFormats(new Ajv({ strict: false }), ["email"]).compile(email);
  const letters = fc.constantFrom(..."aZ0.!#$%&'*+/=?^_`{|}~-é’");
  const names = fc.array(letters, { minLength: 1, maxLength: 6 }).map((name) => name.join(""));
  fc.assert(
    fc.property(names, (name) => {
      const address = `${name}@willow.example`;
      fc.pre(isTaken(address));
      const { container, unmount } = render(<p>{renderText(`Write to us at ${address}`)}</p>);
      expect(container.querySelector("a")?.getAttribute("href")).toBe(`mailto:${address}`);
      unmount();
    }),
  );
});
