import { keyframes } from "@emotion/react";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });
const fade = keyframes({ to: { opacity: 0 } });

/** Styles for the class names of react-toastify, whose own style sheet would be in every page. */
export const toastStyles = {
  // Room to scroll what has the focus, down to the last link, out from under a toast.
  "html:has(.Toastify__toast)": {
    scrollPaddingBottom: "10.5rem",
    "& body": { paddingBottom: "10.5rem" },
    // It would be under the toast; visitors who see one have been at the form. Its place stays, so
    // that nothing moves what has just come into view.
    "& .join-bar": { visibility: "hidden" },
  },
  // Wide, it is at the left: the form, and with it the button, is at the right.
  ".Toastify__toast-container": {
    position: "fixed",
    left: "max(var(--space-4), env(safe-area-inset-left))",
    bottom: "max(var(--space-4), env(safe-area-inset-bottom))",
    zIndex: 40,
    display: "grid",
    gap: "var(--space-3)",
    width: "min(24rem, calc(100vw - 2 * var(--space-4)))",
  },
  ".Toastify__toast": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "var(--space-3)",
    padding: "var(--space-4) var(--space-3) var(--space-4) var(--space-5)",
    border: "1px solid var(--hairline)",
    borderInlineStart: "6px solid var(--action)",
    borderRadius: "var(--radius-small)",
    background: "var(--surface)",
    color: "var(--ink)",
    boxShadow: "var(--shadow)",
    fontSize: "var(--text-small)",
    lineHeight: 1.4,
  },
  ".Toastify__toast--error": { borderInlineStartColor: "var(--error)" },
  ".Toastify__close-button": {
    display: "grid",
    placeItems: "center",
    width: "var(--target)",
    height: "var(--target)",
    border: 0,
    borderRadius: "50%",
    background: "none",
    color: "var(--muted)",
    cursor: "pointer",
    "& > svg": { width: 16, height: 16, fill: "currentColor" },
  },
  // Low, as magnified: beside the toast, what the form says has to have room.
  "@media (max-height: 30rem)": {
    "html:has(.Toastify__toast)": {
      scrollPaddingBottom: "6.5rem",
      "& body": { paddingBottom: "6.5rem" },
    },
    ".Toastify__toast-container": { bottom: "max(var(--space-2), env(safe-area-inset-bottom))" },
    ".Toastify__toast": { padding: "0 0 0 var(--space-3)", lineHeight: 1.25 },
    ".Toastify__toast p": { display: "inline", marginInlineEnd: "var(--space-2)" },
  },
  ".toast-enter": { animation: `${rise} 250ms ease-out both` },
  ".toast-exit": { animation: `${fade} 200ms ease-in both` },
  // Not `none`: react-toastify waits for the end of the animation.
  "@media (prefers-reduced-motion: reduce)": {
    ".toast-enter, .toast-exit": { animationDuration: "1ms" },
  },
} as const;
