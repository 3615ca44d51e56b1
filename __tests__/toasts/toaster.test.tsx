import { act, fireEvent, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { showToast, Toaster } from "../../src/toasts/toaster";
import { toastTexts } from "../support/unit/rendered-waitlist";

function clock(): HTMLElement | null {
  return document.querySelector(".Toastify__progress-bar--animated");
}

test("the static HTML has no toasts, nor their styles", () => {
  expect(renderToString(<Toaster />)).toBe("");
});

test("a success stays for 5000 milliseconds and then goes", () => {
  render(<Toaster />);
  act(() => showToast("success", "Saved", "It is all there."));
  expect(toastTexts("success")).toEqual(["SavedIt is all there."]);
  expect(clock()?.style.animationDuration).toBe("5000ms");
  fireEvent.animationEnd(clock() ?? document.body);
  expect(toastTexts("success")).toEqual([]);
});

test("an error takes the place of what was said before, and stays", () => {
  render(<Toaster />);
  act(() => showToast("success", "Saved", "It is all there."));
  act(() => showToast("error", "Error", "It did not work."));
  expect(toastTexts("success")).toEqual([]);
  expect(toastTexts("error")).toEqual(["ErrorIt did not work."]);
  expect(clock()).toBeNull();
});
