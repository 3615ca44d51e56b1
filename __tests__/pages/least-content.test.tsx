import { render } from "@testing-library/react";
import AboutPage from "../../src/pages/about";
import HomePage from "../../src/pages/index";
import { leastContent, pageProps } from "../support/unit/sample-pages";

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
