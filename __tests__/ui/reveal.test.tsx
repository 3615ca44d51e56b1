import { act, render, screen } from "@testing-library/react";
import { IsViewShown } from "../../src/ui/is-view-shown";
import { Reveal } from "../../src/ui/reveal";

type Sighting = { isIntersecting: boolean; top: number };
type Callback = (entries: object[]) => void;

/** Lets a test say, until its end, what has come into view. */
function fakeIntersections() {
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

const inView = { isIntersecting: true, top: 300 };
const below = { isIntersecting: false, top: 900 };
const above = { isIntersecting: false, top: -400 };

let intersections: ReturnType<typeof fakeIntersections>;

beforeEach(() => {
  intersections = fakeIntersections();
});

function renderCard(index = 0) {
  render(<Reveal index={index} stagger={100} />);
  return screen.getByRole("listitem");
}

test.each([
  { place: "in view", sightings: [inView], state: "" },
  { place: "above the view", sightings: [above], state: "" },
  { place: "below and is scrolled to", sightings: [below, inView], state: "arrived" },
  { place: "below and is passed by with a jump", sightings: [below, above], state: "arrived" },
])("a card that starts $place is shown, and then watched no longer", ({ sightings, state }) => {
  const card = renderCard();
  for (const sighting of sightings) {
    intersections.see(card, sighting);
    expect(card.dataset.reveal === "waiting").toBe(sighting === below);
  }
  expect(card).toHaveAttribute("data-reveal", state);
  expect(intersections.isWatched(card)).toBe(false);
});

test("a busy browser reports several moments at once; the last counts", () => {
  const card = renderCard();
  intersections.see(card, below, inView);
  expect(card).not.toHaveAttribute("data-reveal", "waiting");
});

test("a card of the other view waits from the moment that its view is shown", () => {
  const card = (isViewShown: boolean) => (
    <IsViewShown.Provider value={isViewShown}>
      <Reveal index={0} stagger={100} />
    </IsViewShown.Provider>
  );
  const { rerender } = render(card(false));
  // Hidden, it would count as passed.
  expect(intersections.isWatched(screen.getByRole("listitem"))).toBe(false);
  rerender(card(true));
  expect(intersections.isWatched(screen.getByRole("listitem"))).toBe(true);
});

test("the last card of a long list waits no longer than the sixth", () => {
  expect(renderCard(8)).toHaveStyle({ "--reveal-delay": "500ms" });
});
