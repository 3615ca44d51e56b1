import type { Page } from "./browser-test";

/** Returns the words that stick out of the page at a side, or out of their own box. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    const found = scrollWidth > width ? [`the page is ${scrollWidth} px wide, not ${width}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim());
      const isIgnored = element.closest(
        ".visually-hidden, #gatsby-announcer, svg, noscript, script",
      );
      if (isIgnored || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (!text && !element.matches("input, button, img")) continue;
      const { left, right } = element.getBoundingClientRect();
      const isCut =
        text && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      if (left < -0.5 || right > width + 0.5 || isCut) {
        const name = element.textContent.slice(0, 40) || element.outerHTML.slice(0, 80);
        found.push(`"${name}" from ${left} to ${right}${isCut ? ", cut off" : ""}`);
      }
    }
    return found;
  });
}
