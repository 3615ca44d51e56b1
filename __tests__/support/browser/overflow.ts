import type { Page } from "./browser-test";

/** Returns the words that stick out of the page at a side, or out of their own box. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    const found = scrollWidth > width ? [`the page is ${scrollWidth} px wide, not ${width}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const texts = [...element.childNodes].filter(
        (node) => node instanceof Text && node.data.trim(),
      );
      const isIgnored = element.closest(
        ".visually-hidden, #gatsby-announcer, svg, noscript, script",
      );
      if (isIgnored || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (texts.length === 0 && !element.matches("input, button, img")) continue;
      const { left, right } = element.getBoundingClientRect();
      const isCut = texts.some((text) => {
        const words = document.createRange();
        words.selectNode(text);
        const box = words.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      });
      if (left < -0.5 || right > width + 0.5 || isCut) {
        const name = element.textContent.slice(0, 40) || element.outerHTML.slice(0, 80);
        found.push(`"${name}" from ${left} to ${right}${isCut ? ", cut off" : ""}`);
      }
    }
    return found;
  });
}
