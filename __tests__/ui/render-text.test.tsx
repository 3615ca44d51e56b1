import { render, screen } from "@testing-library/react";
import { renderText } from "../../src/ui/render-text";

/** Renders a text, and returns the addresses that it leads to. */
function linksIn(text: string): (string | null)[] {
  const { container } = render(<p>{renderText(text)}</p>);
  expect(container.textContent).toBe(text);
  return screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
}

test.each([
  ["In danger, call 911 right away.", "tel:911"],
  ["Call or text 988, or 1-833-TLC-MAMA (1-833-852-6262).", "tel:988", "tel:1-833-852-6262"],
  ["Write to a.b+c@mail.willow.example.", "mailto:a.b+c@mail.willow.example"],
  ["(https://willow.example/call/988).", "https://willow.example/call/988"],
  [
    "See https://willow.example/a?b=c, or leah@willow.example",
    "https://willow.example/a?b=c",
    "mailto:leah@willow.example",
  ],
  ["Contact 988 for help, or 911.", "tel:988", "tel:911"],
  ["911 answers, 988-trained or not; 988 clinics too.", "tel:911", "tel:988", "tel:988"],
  ["Of 1988 texts, 1,988 or 9110 came at night, one on 2-988 and one from 988-555-0100."],
  ["$988, 911%, 988.5, the 911th"],
])("%s leads to the right places", (text = "", ...addresses) => {
  expect(linksIn(text)).toEqual(addresses);
});
