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

function listed() {
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test("lists every mistake over the page until there is none", () => {
  showFaults(["about.json: one", "hero.json: <b>another</b>"]);
  expect(screen.getByRole("dialog")).toHaveAccessibleName(
    "Something in the content has to be fixed",
  );
  expect(listed()).toEqual(["about.json: one", "hero.json: <b>another</b>"]);
  showFaults([]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("stays closed once it has been closed by hand, until something else is wrong", () => {
  showFaults(["one"]);
  screen.getByRole<HTMLDialogElement>("dialog").close();
  showFaults(["one"]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  showFaults(["another"]);
  expect(listed()).toEqual(["another"]);
});
