/** Where in the view a visitor is taken to read: this part of its height from the top. */
const readingLine = 1 / 3;

/**
 * Notes which section is being read, so that it can be found again in the other audience's view.
 *
 * @returns a function to call when the page shows that view: it scrolls the same section to the same
 * place or, where the view has no such section, the next one to where sections begin.
 */
export function captureReadingPosition(): () => void {
  const current = sectionBeingRead();
  if (!current) return () => undefined;
  const top = topOf(current);

  return () => {
    if (isVisible(current)) {
      // The other audience's section may be so much shorter that it would be out of view.
      const wanted = Math.max(top, lineFromTop() - current.getBoundingClientRect().height);
      window.scrollBy(0, topOf(current) - wanted);
    } else {
      const sections = allSections();
      const next = sections.slice(sections.indexOf(current)).find(isVisible);
      next?.scrollIntoView();
    }
  };
}

/** Returns the section that is being read; none above the first that has a name. */
export function sectionBeingRead(): HTMLElement | undefined {
  return allSections()
    .filter(isVisible)
    .findLast((section) => topOf(section) <= lineFromTop());
}

function allSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("main section[id]")];
}

function lineFromTop(): number {
  return window.innerHeight * readingLine;
}

function isVisible(element: Element): boolean {
  return element.getBoundingClientRect().height > 0;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
