import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Questions } from "../../src/sections/questions";

type Items = Queries.QuestionListFragment["items"];

function renderQuestions(patients: Items, providers: Items): void {
  const questions = {
    contact: "Another question?",
    patients: { title: "You may ask", text: null, items: patients },
    providers: { title: "Practices may ask", text: null, items: providers },
  };
  render(<Questions questions={questions} email="ana@willow.example" />);
}

const cost = { question: "What will it cost?", label: "Open", answer: "We haven't set a price." };
const crisis = {
  question: "And in a crisis?",
  label: null,
  answer: "Call 988. Or write to ana@willow.example.",
};

test("an answer opens below its question, with help lines and addresses as links", async () => {
  renderQuestions([cost, crisis], []);
  const [first, second] = screen.getAllByRole("group");
  expect(first).toHaveTextContent("What will it cost? OpenWe haven't set a price.");
  await userEvent.click(screen.getByText(crisis.question));
  const links = within(second ?? document.body).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:988",
    "mailto:ana@willow.example",
  ]);
  expect(screen.getByText("Another question?")).toContainElement(
    screen.getAllByRole("link", { name: "ana@willow.example" }).at(-1) ?? null,
  );
});

test("all questions are in sight, and the first answer of each audience is open", () => {
  const items = [1, 2, 3, 4, 5].map((number) => ({ ...cost, question: `Question ${number}?` }));
  renderQuestions(items, items.slice(1));
  const open = [...document.querySelectorAll("details[open] > summary")];
  expect(open.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Question 1?"),
    expect.stringContaining("Question 2?"),
  ]);
  expect(screen.getAllByText(/^Question \d/)).toHaveLength(5 + 4);
});

test("an audience without questions has no section, and if neither has any, there is none", () => {
  renderQuestions([], [cost]);
  expect(screen.getByText("Practices may ask")).toBeInTheDocument();
  expect(screen.queryByText("You may ask")).toBeNull();
  cleanup();
  renderQuestions([], []);
  expect(document.querySelector("section")).toBeNull();
});
