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
