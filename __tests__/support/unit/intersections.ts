import { act } from "@testing-library/react";

type Sighting = { isIntersecting: boolean; top: number };
type Callback = (entries: object[]) => void;

/** Lets a test say, until its end, what has come into view. */
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

  jest
    .spyOn(globalThis, "IntersectionObserver")
    .mockImplementation((callback) => new FakeObserver(callback as never) as never);
  return { see, isWatched: (element: Element) => watched.has(element) };
}
