import type { ToastMessage } from "../../toasts/toaster";

export const confirmationMessage = {
  kind: "success",
  title: "Thank you for joining our waitlist!",
  text: "We'll notify you when the product is ready for you.",
} satisfies ToastMessage;

export const failureMessage = {
  kind: "error",
  title: "Error",
  text: "Failed to send your information. Please try again later.",
} satisfies ToastMessage;
