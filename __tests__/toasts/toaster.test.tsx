import { act, fireEvent, render, screen } from "@testing-library/react";
import { showToast, Toaster } from "../../src/toasts/toaster";
import { toastTexts } from "../support/unit/rendered-waitlist";

test("a success stays for 5000 milliseconds, or until an error takes its place and stays", () => {
  render(<Toaster />);
  const clock = () => document.querySelector<HTMLElement>(".Toastify__progress-bar--animated");
  act(() => showToast("success", "Saved", "It is all there."));
  expect(toastTexts("success")).toEqual(["SavedIt is all there."]);
  expect(clock()?.style.animationDuration).toBe("5000ms");
  act(() => showToast("error", "Error", "It did not work."));
  expect(toastTexts("success")).toEqual([]);
  expect(toastTexts("error")).toEqual(["ErrorIt did not work."]);
  expect(clock()).toBeNull();
});

test("an error is read out, once; a success is not, nor is the time that is left", () => {
  render(<Toaster />);
  act(() => showToast("success", "Saved", "It is all there."));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => showToast("error", "Error", "It did not work."));
  expect(screen.getByRole("alert")).toHaveTextContent("ErrorIt did not work.");
  expect(document.querySelector("[aria-live]:not([aria-live=off])")).toBeNull();
});

test("a toast that is closed by its button gives the focus back", () => {
  render(
    <>
      <button type="button">Submit</button>
      <Toaster />
    </>,
  );
  const submit = screen.getByRole("button", { name: "Submit" });
  submit.focus();
  act(() => showToast("error", "Error", "It did not work."));
  const close = screen.getByRole("button", { name: "Close" });
  close.focus();
  fireEvent.click(close);
  expect(submit).toHaveFocus();
});

test("Escape closes a toast, unless it cancels what an input method composes", () => {
  render(<Toaster />);
  act(() => showToast("error", "Error", "It did not work."));
  fireEvent.keyDown(document.body, { key: "Escape", isComposing: true });
  fireEvent.keyDown(document.body, { key: "a" });
  expect(toastTexts("error")).toHaveLength(1);
  expect(screen.queryByRole("region")).toBeNull();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(toastTexts("error")).toEqual([]);
});
