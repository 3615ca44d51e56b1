import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { showToast, Toaster } from "../../src/toasts/toaster";
import { toastTexts } from "../support/unit/rendered-waitlist";

function clock(): HTMLElement | null {
  return document.querySelector(".Toastify__progress-bar--animated");
}

test("the static HTML has no toasts, nor their styles", () => {
  expect(renderToString(<Toaster />)).toBe("");
});

test("a success stays for 5000 milliseconds", () => {
  render(<Toaster />);
  act(() => showToast("success", "Saved", "It is all there."));
  expect(toastTexts("success")).toEqual(["SavedIt is all there."]);
  expect(clock()?.style.animationDuration).toBe("5000ms");
});

test("an error takes the place of what was said before, and stays", () => {
  render(<Toaster />);
  act(() => showToast("success", "Saved", "It is all there."));
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
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(toastTexts("error")).toEqual([]);
});

test("the place of the toasts is no landmark", () => {
  render(<Toaster />);
  expect(screen.queryByRole("region")).toBeNull();
});
