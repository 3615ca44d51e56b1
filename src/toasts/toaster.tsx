import styled from "@emotion/styled";
import { type FocusEvent, useEffect, useRef, useState } from "react";
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

/** Milliseconds until a screen reader notices a new toast and announces what is added to it. */
const wordsDelay = 250;

// The library's collapse would move whatever the visitor's motion settings say.
const riseAndFade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapse: false });

/** The place of the toasts, above all pages. The static HTML does without. */
export function Toaster() {
  return useIsHydrated() ? <Toasts /> : null;
}

/** Shows a toast, on whatever page the visitor is by then, in place of the one before. */
export function showToast(kind: ToastKind, title: string, text: string): void {
  dismissToasts();
  const isError = kind === "error";
  toast[kind](<Words title={title} text={text} isError={isError} />, {
    role: isError ? "group" : "status",
    autoClose: isError ? false : successDuration,
  });
}

export function dismissToasts(): void {
  toast.dismiss();
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
      <div ref={removeOuterLiveRegion}>
        <ToastContainer
          position="bottom-left"
          transition={riseAndFade}
          icon={false}
          hideProgressBar
          // Its clock waits by our styles, which know of the focus as well.
          pauseOnHover={false}
          pauseOnFocusLoss={false}
          draggable={false}
        />
      </div>
    </Place>
  );
}

/** A toast that goes with the focus on it leaves it where it was, otherwise at the page's content. */
function giveFocusTo(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.getClientRects().length > 0;
  const target = isThere ? before : document.querySelector("main");
  target?.focus({ preventScroll: true });
}

/**
 * Each toast is a live region itself: inside another it would be announced twice, inside one that is
 * off perhaps not at all. Without its label, it is no landmark to read while there is no toast.
 */
function removeOuterLiveRegion(wrapper: HTMLElement | null): void {
  const region = wrapper?.querySelector("section");
  for (const name of ["aria-live", "aria-label"]) region?.removeAttribute(name);
}

type WordsProps = { title: string; text: string; isError: boolean };

/** A toast's words come after the toast: every screen reader announces only what changes in it. */
function Words({ title, text, isError }: WordsProps) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    setTimeout(() => setIsThere(true), wordsDelay);
  }, []);
  return (
    // Of two paragraphs added together, only the second might be announced: these are one.
    <Lines data-is-there={isThere} role={isError ? "alert" : undefined} aria-atomic="true">
      <div>
        <Title>{title}</Title>
        <p>{text}</p>
      </div>
    </Lines>
  );
}

const Place = styled.div(toastStyles);

const Lines = styled.div({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  "&[data-is-there='false']": { visibility: "hidden" },
  // A leaf, as on the brand's mark.
  "&::before": {
    content: "''",
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
  "&[role]::before": { content: ["'!'", "'!' / ''"] },
  // Large text needs all the room.
  [media.hugeText]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "&::before": { display: "none" },
  },
});

const Title = styled.p({ fontWeight: 700 });
