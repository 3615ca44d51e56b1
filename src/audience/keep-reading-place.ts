/** Where in the view a visitor is taken to read: this part of its height from the top. */
const readingLine = 1 / 3;

/**
 * Notes which section is being read, so that it can be found again in the other audience's view.
 *
 * @returns a function to call when that view is there: it scrolls the same section to the same
 * place or, where the view has no such section, the next one to where sections begin.
 */
export function keepReadingPlace(): () => void {
  const line = window.innerHeight * readingLine;
  const sections = sectionsOfPage().map(({ id }) => id);
  const read = sectionsOfPage().findLastIndex((section) => topOf(section) <= line);
  const current = document.getElementById(sections[read] ?? "");
  if (!current) return () => undefined;
  const top = topOf(current);

  return () => {
    const section = sections
      .slice(read)
      .map(findSection)
      .find((found) => found !== null);
    if (!section) return;
    if (section.id !== current.id) {
      section.scrollIntoView({ behavior: "instant" });
      return;
    }
    // The other audience's section may be so much shorter that it would be out of view.
    const wanted = Math.max(top, line - section.getBoundingClientRect().height);
    window.scrollBy({ top: topOf(section) - wanted, behavior: "instant" });
  };
}

function sectionsOfPage(): Element[] {
  return [...document.querySelectorAll("main section[id]")].filter(isShown);
}

function findSection(id: string): Element | null {
  return document.getElementById(id);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
