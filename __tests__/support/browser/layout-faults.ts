import type { Page } from "@playwright/test";

/**
 * Looks for what does not fit: elements that stick out of the page at the side, and text that is
 * cut off by its own box. Gives a line for each; none when all is well. If one element makes many
 * others too wide, only that one is named.
 *
 * @param part - where to look, as a selector; the page may be too wide for whatever is on it.
 */
export function layoutFaults(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate((within) => {
    const width = document.documentElement.clientWidth;
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > width) {
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide, not ${width}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(`:is(${within}) *`)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // Hidden from the eye on purpose, or a list of Gatsby's for screen readers.
      if (element.closest(".visually-hidden, #gatsby-announcer, svg, noscript")) continue;
      const { left, right } = element.getBoundingClientRect();
      const fault = (what: string) =>
        faults.push(`${element.localName} "${element.textContent.slice(0, 40)}" ${what}`);
      if (left < -0.5 || right > width + 0.5) fault(`ends at ${left}, ${right}`);
      if (isCut(element)) fault("is cut off");
      const isAside = Math.abs(left + right - width) > 2;
      if (isAside && element.matches("header > *, main > *, footer")) fault("is not in the middle");
    }
    // Many faults may have one cause; a page that is too wide by itself has one that nobody sees.
    const cause = faults.length === 1 || faults.length > 3 ? widestAlone() : undefined;
    return cause ? [`${cause} makes the page too wide`] : faults;

    /** Finds the element without which nothing sticks out at the side. */
    function widestAlone(): string | undefined {
      const isTooWide = () => document.documentElement.scrollWidth > width;
      if (!isTooWide()) return undefined;
      const cause = [...document.body.querySelectorAll<HTMLElement>("*:not(:has(*))")].find(
        (element) => {
          const { display } = element.style;
          element.style.display = "none";
          const isCause = !isTooWide();
          element.style.display = display;
          return isCause;
        },
      );
      const label = cause instanceof HTMLInputElement ? cause.labels?.[0]?.textContent : "";
      return cause && `${cause.localName} "${label || cause.textContent.slice(0, 40)}"`;
    }

    function isCut(element: HTMLElement): boolean {
      const isInline = getComputedStyle(element).display === "inline";
      if (isInline || element instanceof HTMLInputElement) return false;
      // A photo is cropped on purpose.
      if (element.localName === "picture") return false;
      // A box that clips nothing still holds its words: they would run into others.
      const holdsOnlyWords = element.childElementCount === 0;
      if (holdsOnlyWords && element.scrollWidth > element.clientWidth + 1) return true;
      if (getComputedStyle(element).overflowY === "visible") return false;
      const box = element.getBoundingClientRect();
      // A drawing may be cut by the edge of the view.
      return [...element.querySelectorAll("*:not(.visually-hidden, svg, svg *)")]
        .filter((inner) => inner.checkVisibility())
        .map((inner) => inner.getBoundingClientRect())
        .some(({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1);
    }
  }, part);
}

/** What WCAG 1.4.12 lets a reader ask for. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Spaces the text out, or no longer, as a reader's own style sheet does. */
export async function spaceText(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    isWide ? textSpacing : "",
  );
}

/** Sets the browser's own text size, which media queries follow too. The usual one is 16 px. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: pixels } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    pixels,
  );
}
