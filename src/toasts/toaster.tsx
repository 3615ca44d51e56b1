import styled from "@emotion/styled";
import { type FocusEvent, useEffect, useRef } from "react";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import { media } from "../styles/media";
import { useCoveredHeight } from "../ui/use-covered-height";
import { useIsHydrated } from "../ui/use-is-hydrated";
import { toastStyles } from "./toast-styles";

export type ToastKind = "success" | "error";

/**
 * Milliseconds that a success stays, while neither pointer nor focus is on it; an error stays until
 * it is closed or the next submission.
 */
const successDuration = 5_000;

// The library's collapse would move whatever the visitor's motion settings say.
const riseAndFade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapse: false });

/** Shows a toast, on whatever page the visitor is by then, in place of the one before. */
export function showToast(kind: ToastKind, title: string, text: string): void {
  dismissToasts();
  const words = (
    <Words>
      <div>
        <Title>{title}</Title>
        <p>{text}</p>
      </div>
    </Words>
  );
  toast[kind](words, { autoClose: kind === "error" ? false : successDuration });
}

export function dismissToasts(): void {
  toast.dismiss();
}

/** The place of the toasts, above all pages. Its styles would be in each page's static HTML. */
export function Toaster() {
  return useIsHydrated() ? <Toasts /> : null;
}

function Toasts() {
  const place = useCoveredHeight<HTMLDivElement>("--toast-covers");
  const focusedBefore = useRef<EventTarget | null>(null);
  useEffect(() => {
    return toast.onChange(({ status }) => {
      if (status !== "removed" || !place.current?.contains(document.activeElement)) return;
      giveFocusTo(focusedBefore.current);
    });
  }, [place]);

  function noteWhereFocusWas({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    const isFromToast = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isFromToast) focusedBefore.current = relatedTarget;
  }

  return (
    <Place ref={place} className="screen-only" onFocus={noteWhereFocusWas}>
      <ToastContainer
        position="bottom-left"
        transition={riseAndFade}
        icon={false}
        hideProgressBar
        // The library's region is on the page before any toast, so every screen reader announces what
        // comes into it. A role of the toast's own would have it announced twice, a name of the region
        // would make it a landmark with nothing in it.
        role="group"
        aria-label={undefined}
        // The clock waits by our styles, which know of the focus as well.
        pauseOnHover={false}
        pauseOnFocusLoss={false}
        draggable={false}
      />
    </Place>
  );
}

/** A toast that goes with the focus on it leaves it where it was, otherwise at the page's content. */
function giveFocusTo(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.getClientRects().length > 0;
  const target = isThere ? before : document.querySelector("main");
  target?.focus({ preventScroll: true });
}

const Place = styled.div(toastStyles);

const Words = styled.div({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  // A leaf, as on the brand's mark.
  "&::before": {
    content: ["'✓'", "'✓' / ''"],
    width: "1.5rem",
    height: "1.5rem",
    border: "2px solid var(--outcome)",
    borderRadius: "50% 50% 50% 0.25rem",
    background: "var(--outcome)",
    color: "var(--surface)",
    fontWeight: 700,
    lineHeight: 1.2,
    textAlign: "center",
  },
  ".Toastify__toast--error &::before": { content: ["'!'", "'!' / ''"] },
  // Large text needs all the room.
  [media.hugeText]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "&::before": { display: "none" },
  },
});

const Title = styled.p({ fontWeight: 700 });
