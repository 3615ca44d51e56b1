import { render, screen } from "@testing-library/react";
import { Reveal } from "../../src/ui/reveal";
import { fakeIntersections } from "../support/unit/intersections";

const inView = { isIntersecting: true, top: 300 };
const below = { isIntersecting: false, top: 900 };
const above = { isIntersecting: false, top: -400 };

let intersections: ReturnType<typeof fakeIntersections>;

beforeEach(() => {
  intersections = fakeIntersections();
});

afterEach(() => intersections.remove());

function renderCard(order = 0, step = 100) {
  const { unmount } = render(
    <ul>
      <Reveal order={order} step={step}>
        A card
      </Reveal>
    </ul>,
  );
  return { card: screen.getByRole("listitem"), unmount };
}

test("a card is shown as long as nobody knows where it is", () => {
  const { card } = renderCard();
  expect(card).toHaveAttribute("data-reveal", "");
});

test("a card below the view waits, and arrives when it is scrolled to", () => {
  const { card } = renderCard();
  intersections.see(card, below);
  expect(card).toHaveAttribute("data-reveal", "waiting");
  intersections.see(card, inView);
  expect(card).toHaveAttribute("data-reveal", "arrived");
  expect(intersections.isWatched(card)).toBe(false);
});

test.each([
  { place: "in view", sighting: inView },
  { place: "above the view", sighting: above },
])("a card that starts $place is never hidden", ({ sighting }) => {
  const { card } = renderCard();
  intersections.see(card, sighting);
  expect(card).toHaveAttribute("data-reveal", "");
  expect(intersections.isWatched(card)).toBe(false);
});

test("a card that a jump has passed by is shown too", () => {
  const { card } = renderCard();
  intersections.see(card, below);
  intersections.see(card, above);
  expect(card).toHaveAttribute("data-reveal", "arrived");
});

test("a busy browser tells of several moments at once; the last counts", () => {
  const { card } = renderCard();
  intersections.see(card, below, inView);
  expect(card).not.toHaveAttribute("data-reveal", "waiting");
});

test.each([
  { order: 0, step: 100, delay: "0ms" },
  { order: 3, step: 100, delay: "300ms" },
  { order: 2, step: 150, delay: "300ms" },
])("card $order waits $delay at $step ms a card", ({ order, step, delay }) => {
  const { card } = renderCard(order, step);
  expect(card.style.getPropertyValue("--reveal-delay")).toBe(delay);
});

test("a card that leaves the page is watched no longer", () => {
  const { card, unmount } = renderCard();
  unmount();
  expect(intersections.isWatched(card)).toBe(false);
});

test("where the browser cannot tell what is in view, nothing is hidden", () => {
  intersections.remove();
  expect(renderCard().card).toHaveAttribute("data-reveal", "");
});
