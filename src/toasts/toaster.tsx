import styled from "@emotion/styled";
import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type CloseButtonProps, ToastContainer, toast } from "react-toastify/unstyled";
import { media } from "../styles/media";
import { Icon } from "../ui/icon";
import { useIsHydrated } from "../ui/use-is-hydrated";

type ToastKind = "success" | "error";

/**
 * Milliseconds after which a toast closes: an error stays until it is closed, or the next submission.
 * An error is read out; a success is said by what then has the focus.
 */
const kinds = {
  success: { autoClose: 5_000, role: "none" },
  error: { autoClose: false, role: "alert" },
} as const satisfies Record<ToastKind, unknown>;

/** Shows a toast in place of the one before. */
export function showToast(kind: ToastKind, title: string, text: string): void {
  dismissToasts();
  toast[kind](<Words title={title} text={text} />, kinds[kind]);
}

export function dismissToasts(): void {
  toast.dismiss();
}

/** The place of the toasts. It is not in the static HTML, which would carry its styles. */
export function Toaster() {
  if (!useIsHydrated()) return null;
  return (
    <Place ref={silence}>
      {/* The default transition would need the library's style sheet. */}
      <ToastContainer
        position="bottom-left"
        transition={undefined}
        icon={false}
        draggable={false}
        closeButton={CloseButton}
        // The bar is there for its animation: the library closes a toast when that ends.
        hideProgressBar
        // With a name, it would be a landmark, also while it is empty.
        aria-label={undefined}
      />
    </Place>
  );
}

/** The library's live region would read a toast's words a second time. */
function silence(place: HTMLElement | null): void {
  place?.querySelector(".Toastify")?.setAttribute("aria-live", "off");
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <Close type="button" aria-label="Close" onClick={() => closeToast(true)}>
      <Icon icon={X} size={16} />
    </Close>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  const words = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The page's scroll padding keeps what has the focus clear of the toast.
    document.activeElement?.scrollIntoView({ block: "nearest" });
    addEventListener("keydown", dismissOnEscape);
    return () => removeEventListener("keydown", dismissOnEscape);
  }, []);

  // Gives the focus back when the toast goes; an effect would run after it is gone.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const ownToast = words.current?.closest(".Toastify__toast");
    return () => {
      if (before instanceof HTMLElement && ownToast?.contains(document.activeElement)) {
        before.focus();
      }
    };
  }, []);

  return (
    <div ref={words}>
      <Title>{title}</Title>
      <p>{text}</p>
    </div>
  );
}
function dismissOnEscape({ key, isComposing }: KeyboardEvent) {
  if (key === "Escape" && !isComposing) dismissToasts();
}

// Styles react-toastify's class names: its own style sheet would be in every page.
const Place = styled.div({
  position: "fixed",
  // On a wide screen, the form and its button are at the right.
  left: "max(var(--space-4), (100vw - var(--page-width)) / 2)",
  bottom: "max(var(--space-4), env(safe-area-inset-bottom))",
  // On a small one, the message of a failure below the button is not covered.
  [media.small]: { top: "calc(var(--bar-height) + var(--space-2))", bottom: "auto" },
  zIndex: "var(--level-notice)",
  width: "min(24rem, calc(100vw - 2 * var(--space-4)))",
  "@media print": { display: "none" },
  ".Toastify__toast": {
    position: "relative",
    overflow: "hidden",
    padding: "var(--space-3) var(--space-5)",
    borderRadius: "var(--radius-card)",
    background: "var(--surface)",
    color: "var(--ink)",
    boxShadow: "var(--shadow)",
    fontSize: "var(--text-small)",
    lineHeight: 1.4,
    "--outcome": "var(--link)",
    border: "2px solid var(--outcome)",
    "@media (prefers-reduced-motion: no-preference)": { animation: "toast-rises 250ms ease-out" },
  },
  ".Toastify__toast--error": { "--outcome": "var(--error)" },
  // The library closes a toast when the animation of this bar ends.
  ".Toastify__progress-bar": {
    position: "absolute",
    inset: "auto 0 0",
    height: 4,
    background: "var(--outcome)",
    transformOrigin: "left",
  },
  ".Toastify__progress-bar--animated": { animation: "toast-waits linear forwards" },
  // The library pauses it only under the pointer.
  "&:focus-within .Toastify__progress-bar--animated": {
    animationPlayState: "paused !important",
  },
});

const Title = styled.p({ paddingInlineEnd: "var(--space-6)", fontWeight: 700 });

const Close = styled.button({
  position: "absolute",
  top: 0,
  right: 0,
  display: "grid",
  placeItems: "center",
  width: "var(--target)",
  height: "var(--target)",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
});
