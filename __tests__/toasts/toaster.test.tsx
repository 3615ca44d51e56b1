import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
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

test("a toast comes into the one region, though asked for before there was a place, and takes that of the one before", async () => {
  const color = () => {
    const toast = document.querySelector(".Toastify__toast") ?? document.body;
    return getComputedStyle(toast).getPropertyValue("--outcome");
  };
  showToast(...success);
  render(<Toaster />);
  const region = document.querySelector("[aria-live=polite]");
  expect(region).toBeInTheDocument();
  await pass(0);
  expect(toastTexts("success")).toEqual(["SavedIt is all there."]);
  expect(color()).toBe("var(--link)");
  act(() => showToast(...error));
  await pass(0);
  // An error has another color.
  expect(color()).toBe("var(--error)");
  expect(toastTexts("error")).toEqual(["ErrorIt did not work."]);
  expect(toastTexts("success")).toEqual([]);
  const words = screen.getByText("It did not work.");
  expect(words.closest("[role=status], [role=alert], [aria-live]")).toBe(region);
  expect(screen.queryByRole("region")).toBeNull();
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
  await pass(0);
  screen.getByRole("button", { name: "close" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
});
