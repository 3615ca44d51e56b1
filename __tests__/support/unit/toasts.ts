import { fireEvent } from "@testing-library/react";
import type { ToastKind } from "../../../src/toasts/toaster";

/** The texts of the toasts of a kind that are in the region which is announced. */
export function toastTexts(kind: ToastKind): string[] {
  const toasts = document.querySelectorAll(`[aria-live=polite] .Toastify__toast--${kind}`);
  return Array.from(toasts, ({ textContent }) => textContent ?? "");
}

/** Lets the toasts that are on their way out leave: jsdom animates nothing. */
export function endToastAnimations(): void {
  for (const toast of document.querySelectorAll(".Toastify [data-in='false']")) {
    fireEvent.animationEnd(toast);
  }
}
