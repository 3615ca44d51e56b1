import { fireEvent, screen } from "@testing-library/react";

/** The texts of the toasts on the page that are announced in this way. */
export function toastTexts(role: "status" | "alert"): string[] {
  return screen
    .queryAllByRole(role)
    .filter(isToast)
    .map(({ textContent }) => textContent ?? "");
}

/** Lets the toasts that are on their way out leave: jsdom animates nothing. */
export function endToastAnimations(): void {
  for (const toast of document.querySelectorAll(".Toastify [data-in='false']")) {
    fireEvent.animationEnd(toast);
  }
}

function isToast(element: HTMLElement): boolean {
  return element.closest(".Toastify") !== null;
}
