import { cleanup, render, screen, within } from "@testing-library/react";
import { Questions } from "../../src/sections/questions";

type Items = Queries.QuestionListFragment["items"];

function renderQuestions(patients: Items, providers: Items): void {
  const questions = {
    contact: "Another question?",
    patients: { title: "You may ask", items: patients },
    providers: { title: "Practices may ask", items: providers },
  };
  render(<Questions questions={questions} email="ana@willow.example" />);
}

const cost = { question: "What will it cost?", answer: "We haven't set a price." };
const crisis = {
  question: "And in a crisis?",
  answer: "Call 988. Or write to ana@willow.example.",
};

test("a question has its answer, in which help lines and addresses are links, and another can be asked by email", () => {
  renderQuestions([cost, crisis], []);
  const contact = screen.getAllByRole("link", { name: "ana@willow.example" }).at(-1);
  expect(contact).toHaveAttribute("href", "mailto:ana@willow.example");
  expect(screen.getByText("Another question?")).toContainElement(contact ?? null);
  const [first, second] = screen.getAllByRole("group");
  expect(first).toHaveTextContent(`${cost.question}${cost.answer}`);
  expect(second).toHaveTextContent(`${crisis.question}${crisis.answer}`);
  const links = within(second ?? document.body).getAllByRole("link", { hidden: true });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:988",
    "mailto:ana@willow.example",
  ]);
});

test("an audience without questions has no section, and without anybody's there is none", () => {
  renderQuestions([], [cost]);
  expect(screen.getByText("Practices may ask")).toBeInTheDocument();
  expect(screen.queryByText("You may ask")).toBeNull();
  cleanup();
  renderQuestions([], []);
  expect(document.querySelector("section")).toBeNull();
});
