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

test("the last card of a long list waits no longer than the sixth", () => {
  expect(renderCard(8)).toHaveStyle({ "--reveal-delay": "500ms" });
});
