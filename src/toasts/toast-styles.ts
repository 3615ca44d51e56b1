import { media } from "../styles/media";

/** Selects `<html>` while a toast shows. */
export const pageWithToast = "html:has(.Toastify__toast)";

/** Styles for the class names of react-toastify, whose own style sheet would be in every page. */
export const toastStyles = {
  position: "fixed",
  // On a wide screen, the form and its button are at the right, so toasts are at the left.
  left: "max(var(--space-4), env(safe-area-inset-left), (100vw - var(--page-width)) / 2)",
  bottom: 0,
  zIndex: 40,
  width: "min(24rem, calc(100vw - 2 * var(--space-4)))",
  ".Toastify__toast-container": {
    display: "grid",
    gap: "var(--space-3)",
    paddingBlock: "var(--space-3) max(var(--space-4), env(safe-area-inset-bottom))",
  },
  ".Toastify__toast": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "var(--space-3)",
    // With text of any size, the page stays in view, and the close button in reach.
    maxHeight: "75vh",
    overflowY: "auto",
    padding: "var(--space-4) var(--space-2) var(--space-4) var(--space-4)",
    border: "1px solid var(--outcome)",
    borderRadius: "var(--radius-card)",
    "--outcome": "var(--link)",
    background: "var(--surface)",
    color: "var(--ink)",
    boxShadow: "var(--shadow)",
    fontSize: "var(--text-small)",
    lineHeight: 1.4,
  },
  ".Toastify__toast--error": { "--outcome": "var(--error)" },
  ".Toastify__close-button": {
    position: "sticky",
    top: 0,
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
  // In a view as low as a magnified one, what the form says has to have room beside the toast.
  [media.low]: {
    ".Toastify__toast-container": { paddingBlock: "var(--space-2)" },
    ".Toastify__toast": { padding: "0 0 0 var(--space-3)", lineHeight: 1.25 },
    ".Toastify__toast p": { display: "inline", marginInlineEnd: "var(--space-2)" },
  },
  // The library closes a toast when this bar's animation, as long as the toast is to stay, ends.
  ".Toastify__progress-bar--wrp": { position: "absolute", visibility: "hidden" },
  ".Toastify__progress-bar--animated": { animation: "toast-waits linear" },
  ".Toastify__toast:is(:hover, :focus-within) .Toastify__progress-bar--animated": {
    // Over the library's own, which is an attribute.
    animationPlayState: "paused !important",
  },
  // The keyframes are in styles/global.css.
  ".toast-enter": { animation: "toast-rises 250ms ease-out both" },
  ".toast-exit": { animation: "toast-fades 200ms ease-in both" },
  // react-toastify waits for the end of the animation, so there has to be one.
  "@media (prefers-reduced-motion: reduce)": {
    ".toast-enter, .toast-exit": { animationDuration: "1ms" },
  },
} as const;
