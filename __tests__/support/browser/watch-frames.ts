import type { Page } from "@playwright/test";

/**
 * Looks at a page frame by frame, and at every other that is opened in its place, from its beginning.
 *
 * @param look - runs in the page; gives what is to be seen there at the moment.
 * @returns what has been seen by now, each once, in its order.
 */
export async function watchFrames(page: Page, look: () => string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  const tell = `saw_${look.name}`;
  await page.exposeFunction(tell, (all: string[]) => {
    for (const one of all) seen.add(one);
  });
  await page.addInitScript(`{
    const look = ${look};
    let last = "";
    requestAnimationFrame(function next() {
      const all = look();
      if (String(all) !== last) window.${tell}(all);
      last = String(all);
      requestAnimationFrame(next);
    });
  }`);
  return seen;
}
