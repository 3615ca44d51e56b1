import { render, screen } from "@testing-library/react";
import { renderText } from "../../src/ui/render-text";

test.each([
  { text: "In danger, call 911 right away.", calls: ["911"] },
  {
    text: "Call or text 988, or 1-833-852-6262 (maternal mental health).",
    calls: ["988", "1-833-852-6262"],
  },
  {
    text: "Call 911. Help lines: text 1-833-852-6262 (mothers) or 988",
    calls: ["911", "1-833-852-6262", "988"],
  },
  {
    text: "In crisis, call or text 988, or 1-833-TLC-MAMA (1-833-852-6262).",
    calls: ["988", "1-833-852-6262"],
  },
  { text: "988 families text us. 911 more wait.", calls: [] },
  { text: "We answer every call. Of 1,911 texts, 988 came at night.", calls: [] },
  { text: "We call for 988%, text for 911,000 and keep the line for $911", calls: [] },
])("$text", ({ text, calls }) => {
  const { container } = render(<p>{renderText(text)}</p>);
  expect(container).toHaveTextContent(text);
  const links = screen.queryAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(calls);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    calls.map((call) => `tel:${call}`),
  );
});

test.each([
  ["Write to a.b+c@mail.willow.example.", "mailto:a.b+c@mail.willow.example"],
  ["(https://willow.example/call/988).", "https://willow.example/call/988"],
  ["Text 911@willow.example, or https:// alone", "mailto:911@willow.example"],
])("the address in %s is a link", (text, address) => {
  const { container } = render(<p>{renderText(text)}</p>);
  expect(container).toHaveTextContent(text);
  expect(screen.getByRole("link")).toHaveAttribute("href", address);
});
