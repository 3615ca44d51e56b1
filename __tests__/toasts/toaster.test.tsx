import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { showToast, Toaster } from "../../src/toasts/toaster";
import { endToastAnimations, toastTexts } from "../support/unit/toasts";

type Toast = Parameters<typeof showToast>;
const success: Toast = ["success", "Saved", "It is all there."];
const error: Toast = ["error", "Error", "It did not work."];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  endToastAnimations();
  await act(() => jest.advanceTimersByTimeAsync(0));
}

test("the static HTML has nothing of them", () => {
  expect(renderToString(<Toaster />)).toBe("");
});

test("a toast takes the place of the one before, and an error has another color", async () => {
  const color = () => {
    const toast = document.querySelector(".Toastify__toast") ?? document.body;
    return getComputedStyle(toast).getPropertyValue("--outcome");
  };
  render(<Toaster />);
  act(() => showToast(...success));
  await pass(250);
  expect(color()).toBe("var(--action)");
  act(() => showToast(...error));
  await pass(250);
  expect(color()).toBe("var(--error)");
  expect(toastTexts("alert")).toEqual(["ErrorIt did not work."]);
  expect(toastTexts("status")).toEqual([]);
});

/** Ends the library's clock: jsdom animates nothing. */
function endTime() {
  const [clock] = screen.getAllByRole("progressbar", { hidden: true });
  if (clock) fireEvent.animationEnd(clock);
}

test("a success is announced politely, in words only, and stays for 5 seconds", async () => {
  render(<Toaster />);
  act(() => showToast(...success));
  const toast = within(screen.getByRole("status"));
  // A screen reader speaks what changes in a region that is there already.
  expect(toast.getByText("Saved")).not.toBeVisible();
  await pass(250);
  expect(toast.getByText("Saved")).toBeVisible();
  expect(toast.getByText("It is all there.")).toBeVisible();
  expect(toast.queryByRole("progressbar")).toBeNull();
  expect(toast.getByRole("progressbar", { hidden: true })).toHaveStyle({
    animationDuration: "5000ms",
  });
  endTime();
  await pass(0);
  expect(toastTexts("status")).toEqual([]);
});

test("an error is announced at once and stays until the visitor closes it", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Toaster />);
  act(() => showToast(...error));
  // It comes into a toast that is there already: with its toast, not every screen reader speaks it.
  expect(screen.getByText("Error")).not.toBeVisible();
  await pass(60_000);
  expect(toastTexts("alert")).toEqual(["ErrorIt did not work."]);
  endTime();
  await pass(0);
  expect(toastTexts("alert")).toEqual(["ErrorIt did not work."]);
  await user.click(screen.getByRole("button", { name: "close" }));
  await pass(0);
  expect(toastTexts("alert")).toEqual([]);
});

test("a toast that is closed by the keyboard gives the focus back to where it came from", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <input aria-label="Name" />
      <Toaster />
    </>,
  );
  act(() => showToast(...error));
  await pass(250);
  // Nothing has an extent in jsdom.
  jest.spyOn(screen.getByLabelText("Name"), "getClientRects").mockReturnValue([{}] as never);
  screen.getByLabelText("Name").focus();
  // To the toast, and on to its button.
  await user.tab();
  await user.tab();
  expect(screen.getByRole("button", { name: "close" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await pass(0);
  expect(toastTexts("alert")).toEqual([]);
  expect(screen.getByLabelText("Name")).toHaveFocus();
});

test("a toast whose focus came from nowhere leaves it at the page's content", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <main tabIndex={-1} />
      <Toaster />
    </>,
  );
  act(() => showToast(...error));
  await pass(250);
  screen.getByRole("button", { name: "close" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
});

test.each([
  { role: "status", message: success },
  { role: "alert", message: error },
])(
  "a toast is the only live region around its words, so that its $role is heard once",
  async ({ role, message }) => {
    render(<Toaster />);
    act(() => showToast(...message));
    await pass(250);
    const around = screen.getByRole(role).parentElement;
    // In one that is off, some screen readers say nothing.
    expect(around?.closest("[role=status], [role=alert], [aria-live]")).toBeNull();
    await pass(5_000);
    expect(screen.queryByRole("region")).toBeNull();
  },
);

test("a toast that was asked for before there was a place for it appears later", async () => {
  showToast(...error);
  render(<Toaster />);
  await pass(250);
  expect(toastTexts("alert")).toEqual(["ErrorIt did not work."]);
});
