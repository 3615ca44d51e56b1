import { act } from "@testing-library/react";

type Watch = { callback: IntersectionObserverCallback; observer: IntersectionObserver };
type Sighting = { isIntersecting: boolean; top: number };

/** Lets a test say what has come into view; jsdom shows nothing, so it has no such observer. */
export function fakeIntersections() {
  const watched = new Map<Element, Watch>();

  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = "";
    readonly scrollMargin = "";
    readonly thresholds = [0];
    readonly #callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }

    observe(element: Element) {
      watched.set(element, { callback: this.#callback, observer: this });
    }

    unobserve(element: Element) {
      watched.delete(element);
    }

    disconnect() {
      for (const [element, { observer }] of watched) {
        if (observer === this) watched.delete(element);
      }
    }

    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  }

  /** Tells of an element, of several moments at once if the browser was busy, the oldest first. */
  function see(element: Element, ...sightings: Sighting[]) {
    const watch = watched.get(element);
    if (!watch) return;
    const entries = sightings.map((sighting) => entryOf(element, sighting));
    act(() => watch.callback(entries, watch.observer));
  }

  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    see,
    isWatched: (element: Element) => watched.has(element),
    remove: () => Reflect.deleteProperty(globalThis, "IntersectionObserver"),
  };
}

function entryOf(target: Element, { isIntersecting, top }: Sighting): IntersectionObserverEntry {
  const box = new DOMRect(0, top, 100, 100);
  return {
    target,
    isIntersecting,
    intersectionRatio: isIntersecting ? 1 : 0,
    boundingClientRect: box,
    intersectionRect: box,
    rootBounds: null,
    time: 0,
  };
}
