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
  ["Of 1988 texts, 9110 came at night, one on 2-988"],
  ["988 clinics, 911 OB-GYN practices, a 988-bed house, 1,988 texts, $988, 911% and 988.5"],
  [
    "The 988 Lifeline: 988 is free. In danger, 911 or 988.",
    ...Array(2).fill("tel:988"),
    "tel:911",
    "tel:988",
  ],
])("%s leads to the right places", (text = "", ...addresses) => {
  expect(linksIn(text)).toEqual(addresses);
});
