import type { Page } from "@playwright/test";

/** Gives what can have the focus on the page, in the order of the document. */
export function focusStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      "a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex='0']";
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0)
      .filter((element) => !(element instanceof HTMLInputElement) || !isUnchecked(element))
      .map(nameOf);

    function isUnchecked(input: HTMLInputElement): boolean {
      return input.type === "radio" && !input.checked;
    }
    function nameOf(element: HTMLElement): string {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      return (label ?? element).textContent || element.getAttribute("aria-label") || "";
    }
  });
}

/** Takes the focus and the view to the top of the page, as if it had just been opened. */
export async function startAtTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
}

declare global {
  interface Window {
    /** Noted by `walk`. */
    stops: Stop[];
  }
}

type Stop = {
  /** What has the focus, by its words. */
  name: string;
  /** What a visitor could not see of it; empty where all is well. */
  faults: string[];
};

/**
 * Presses a key so many times, and gives the stops that the focus makes. Of each, it says whether its
 * ring is drawn, and whether any of what has it lies out of the view or under something else, such as
 * the bar or a toast.
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab", count: number): Promise<Stop[]> {
  await page.evaluate(() => {
    window.stops = [];
    // Noted in the page, which is asked once for all of them.
    window.onkeyup = ({ key }) => {
      if (key === "Tab") window.stops.push(stop());
    };

    function stop(): Stop {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) {
        return { name: "", faults: [] };
      }
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
      // A radio, which is not to be seen itself, shows its focus on its words.
      const words = focused.matches(".visually-hidden") ? focused.nextElementSibling : null;
      const shown = words instanceof HTMLElement ? words : focused;
      const name = (label ?? focused).textContent || focused.getAttribute("aria-label") || "";
      // A range shows it where it is held, which is drawn beside it.
      const held = focused.matches("[type=range]") ? focused.parentElement : null;
      const rings = held ? [...held.querySelectorAll("svg")] : [shown];
      return { name, faults: [...ringFaults(rings), ...coverFaults(shown)] };
    }

    function ringFaults(elements: Element[]): string[] {
      const isDrawn = elements.some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 3;
      });
      return isDrawn ? [] : ["no ring is drawn"];
    }
    function coverFaults(element: HTMLElement): string[] {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inset = 2;
      const points = [
        [(left + right) / 2, top + inset],
        [(left + right) / 2, (top + bottom) / 2],
        [(left + right) / 2, bottom - inset],
        [left + inset, (top + bottom) / 2],
        [right - inset, (top + bottom) / 2],
      ] as const;
      return points.flatMap(([x, y]) => {
        const onTop = document.elementFromPoint(x, y);
        if (!onTop) return [`${Math.round(x)}, ${Math.round(y)} is out of the view`];
        const isOwn = element.contains(onTop) || onTop.contains(element);
        return isOwn ? [] : [`a ${onTop.localName} lies on ${Math.round(x)}, ${Math.round(y)}`];
      });
    }
  });
  for (let presses = 0; presses < count; presses += 1) await page.keyboard.press(key);
  return page.evaluate(() => window.stops);
}
