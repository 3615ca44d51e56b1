import { screen } from "@testing-library/react";
import { showFaults } from "../../../gatsby/content-preview/show-faults";

// jsdom has dialogs, but cannot open or close them.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => showFaults([]));

test("stays closed once it has been closed by hand, until something else is wrong", () => {
  showFaults(["one"]);
  screen.getByRole<HTMLDialogElement>("dialog").close();
  showFaults(["one"]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  showFaults(["another"]);
  expect(screen.getByRole("listitem")).toHaveTextContent("another");
});
