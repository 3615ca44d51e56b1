import { act, render, screen } from "@testing-library/react";
import { Reveal } from "../../src/ui/reveal";

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** Renders a card, and returns what reports to it whether it is in view. */
function renderCard(): Report {
  let report: Report = () => {};
  jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
    const observer = { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
    report = (entries) => callback(entries as IntersectionObserverEntry[], observer);
    return observer;
  });
  render(<Reveal delay={200} />);
  return (entries) => act(() => report(entries));
}

test("a card rises after its delay once it is scrolled into view", () => {
  const report = renderCard();
  const card = screen.getByRole("listitem");
  expect(card).toHaveStyle({ "--reveal-delay": "200ms" });
  report([{ isIntersecting: false }]);
  expect(card).not.toHaveAttribute("data-arrived");
  report([{ isIntersecting: true }]);
  expect(card).toHaveAttribute("data-arrived");
});

test("a card that is in view from the start stays as it is", () => {
  renderCard()([{ isIntersecting: true }]);
  expect(screen.getByRole("listitem")).not.toHaveAttribute("data-arrived");
});
