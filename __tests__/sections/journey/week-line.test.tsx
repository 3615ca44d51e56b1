import { act, fireEvent, isInaccessible, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { WeekLine } from "../../../src/sections/journey/week-line";

const help = "In crisis, call or text 1-833-852-6262.";

const weeks = {
  label: "Move along the branch",
  tag: "Samples",
  week: "Week",
  birth: "Birth",
  afterBirth: "after birth",
  pregnancy: [
    { week: 8, question: "So tired?", note: null },
    { week: 31, question: "On my back?", note: null },
  ],
  postpartum: [{ week: 2, question: "I cry.", note: help }],
};

function range() {
  return screen.getByRole("slider", { name: "Move along the branch Samples" });
}

/** The questions that can be seen, each with the name of its week. */
function shown() {
  return ["So tired?", "On my back?", "I cry."]
    .flatMap((question) => screen.getByText(question).closest("[data-is-asked]") ?? [])
    .map((bubble) => [...bubble.querySelectorAll("p")].map((one) => one.textContent));
}

test.each([
  { week: 31, text: ["Week 31", "On my back?"], why: "its own" },
  { week: 33, text: ["Week 33", "On my back?"], why: "that of the week before" },
  { week: 3, text: ["Week 3", "So tired?"], why: "the first, if none is before" },
  { week: 41, text: ["Week 1 after birth", "I cry.", help], why: "none of pregnancy" },
  { week: 42, text: ["Week 2 after birth", "I cry.", help], why: "its own, with the help line" },
])("in week $week I read a question: $why", ({ week, text: [name, ...words] }) => {
  render(<WeekLine weeks={weeks} />);
  fireEvent.change(range(), { target: { value: String(week) } });
  expect(shown()).toEqual([[name, ...words]]);
});

test("I hear the week at each step, the question when it changes, and no labels of the branch", () => {
  render(<WeekLine weeks={weeks} />);
  const heard = [33, 34, 41, 42, 40].map((week) => {
    fireEvent.change(range(), { target: { value: String(week) } });
    return range().getAttribute("aria-valuetext");
  });
  expect(heard).toEqual([
    "Week 33.",
    "Week 34.",
    `Week 1 after birth. I cry. ${help}`,
    "Week 2 after birth.",
    "Week 40. On my back?",
  ]);
  for (const label of ["Week 1", "Birth", "Week 12 after birth"])
    expect(isInaccessible(screen.getByText(label))).toBe(true);
});

test("at first I hear the question, too", () => {
  render(<WeekLine weeks={weeks} />);
  expect(range()).toHaveAttribute("aria-valuetext", "Week 31. On my back?");
});

test("whoever has moved it before React was there sees that week", () => {
  document.body.innerHTML = `<div>${renderToString(<WeekLine weeks={weeks} />)}</div>`;
  const container = document.body.firstElementChild ?? undefined;
  fireEvent.change(range(), { target: { value: "8" } });
  act(() => void render(<WeekLine weeks={weeks} />, { container, hydrate: true }));
  expect(shown()).toEqual([["Week 8", "So tired?"]]);
});

test("without questions there is no line", () => {
  const { container } = render(<WeekLine weeks={{ ...weeks, pregnancy: [], postpartum: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
