import type { Page } from "./browser-test";

/** Returns what is misplaced (at the view's edge, off its frame or mark) or too flat to press. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const box = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect();
    const said = (element: Element) => `"${element.textContent.trim().slice(0, 40)}"`;

    const hasWords = (element: Element | null) =>
      [...(element?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim());

    const atEdge = shown("main *, footer *").filter((element) => {
      const { borderRadius, borderStyle } = getComputedStyle(element);
      const isCard = borderRadius !== "0px" && borderStyle !== "none" && !element.matches("input");
      const { left, right } = box(element);
      const isOut = left < 15 || right > width - 15;
      return (hasWords(element) || isCard) && isOut && !element.closest("svg, .visually-hidden");
    });
    const unframed = shown("main picture").filter((picture) => {
      const frame = picture.parentElement;
      const isLarger = box(picture.querySelector("img")).width > box(frame).width + 1;
      return frame && getComputedStyle(frame).borderRadius !== "0px" && isLarger
        ? getComputedStyle(frame).overflow === "visible"
        : false;
    });
    const unmarked = shown("main ol > li").filter(({ children: [mark, words] }) => {
      return mark?.matches("[aria-hidden]") && words && box(mark).right > box(words).left;
    });
    // A mark before words is a leaf, at most as wide as two letters.
    const offMark = shown("main li").filter((point) => {
      const isMarked = getComputedStyle(point, "::before").content !== "none";
      const { display, columnGap, fontSize } = getComputedStyle(point);
      const words = document.createRange();
      words.selectNodeContents(point);
      const indent = words.getBoundingClientRect().left - box(point).left;
      const isBeside = Number.parseFloat(columnGap) > 4 && indent < 3 * Number.parseFloat(fontSize);
      return isMarked && /grid|flex/.test(display) && !isBeside;
    });
    const low = shown("a, button, summary, label:not([for])").filter((pressed) => {
      return box(pressed).height < 44 && !hasWords(pressed.parentElement);
    });
    const sharesRow = (one: Element | null, other: Element | null) =>
      box(one).top < box(other).bottom && box(other).top < box(one).bottom;
    // On a phone, a chart is beside its name; on a laptop, all charts are in one row.
    const strayCharts = shown("li:has(polyline)").filter((trend) => {
      const { parentElement: list } = trend;
      if (width > 960) return !sharesRow(trend, list?.firstElementChild ?? null);
      return width < 640 && !sharesRow(trend.querySelector("p"), trend.querySelector("svg"));
    });
    const unhidden = shown(".visually-hidden").filter((element) => box(element).width > 1.5);
    return [
      ...unhidden.map((element) => `${said(element)} takes up room`),
      ...strayCharts.map((trend) => `${said(trend)} is not beside its chart or another one`),
      ...atEdge.map((element) => `${said(element)} is at the edge of the view`),
      ...unframed.map((picture) => `${picture.innerHTML.slice(0, 60)} sticks out of its frame`),
      ...unmarked.map((step) => `${said(step)} is not beside its number`),
      ...offMark.map((point) => `${said(point)} is not right behind its mark`),
      ...low.map((pressed) => `${said(pressed)} is only ${box(pressed).height} px high`),
    ];
  });
}
