import { act } from "@testing-library/react";

type Sighting = { isIntersecting: boolean; top: number };
type Callback = (entries: object[]) => void;

/** Lets a test say what has come into view; jsdom shows nothing, so it has no such observer. */
export function fakeIntersections() {
  const watched = new Map<Element, Callback>();

  class FakeObserver {
    constructor(readonly callback: Callback) {}

    observe(element: Element) {
      watched.set(element, this.callback);
    }

    disconnect() {
      for (const [element, callback] of watched) {
        if (callback === this.callback) watched.delete(element);
      }
    }
  }

  /** Reports an element, at several moments at once if the browser was busy, the oldest first. */
  function see(element: Element, ...sightings: Sighting[]) {
    const entries = sightings.map(({ isIntersecting, top }) => {
      return {
        isIntersecting,
        intersectionRatio: Number(isIntersecting),
        boundingClientRect: { top },
      };
    });
    act(() => watched.get(element)?.(entries));
  }

  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    see,
    isWatched: (element: Element) => watched.has(element),
    remove: () => Reflect.deleteProperty(globalThis, "IntersectionObserver"),
  };
}
