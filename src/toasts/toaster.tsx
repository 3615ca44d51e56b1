import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import { toastStyles } from "./toast-styles";

export type ToastMessage = { kind: "success" | "error"; title: string; text: string };

/** Milliseconds that a success stays; an error stays until it is closed or the next submission. */
const successDuration = 5_000;

/** Milliseconds until a screen reader knows of a new live region and speaks what comes into it. */
const statusDelay = 100;

// Without the library's collapse, which moves whatever the visitor's motion settings say.
const riseAndFade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapse: false });

/** Where toasts appear. Success is announced politely, an error at once. */
export function Toaster() {
  return (
    <div ref={endLiveRegion}>
      <Global styles={toastStyles} />
      <ToastContainer
        position="bottom-right"
        transition={riseAndFade}
        icon={false}
        autoClose={false}
        customProgressBar
        newestOnTop
        closeOnClick={false}
        draggable={false}
        aria-label="Notifications"
      />
    </div>
  );
}

export function addToast({ kind, title, text }: ToastMessage): void {
  const isError = kind === "error";
  const id = toast[kind](<Words title={title} text={text} isLate={!isError} />, {
    role: isError ? "alert" : "status",
  });
  // Its own autoClose ends with the animation of a progress bar, which we do not show.
  if (!isError) setTimeout(() => toast.dismiss(id), successDuration);
}

export function removeToasts(): void {
  toast.dismiss();
}

/** Each toast is a live region itself; inside another, it would be announced twice. */
function endLiveRegion(wrapper: HTMLElement | null): void {
  wrapper?.querySelector("section")?.setAttribute("aria-live", "off");
}

type WordsProps = Pick<ToastMessage, "title" | "text"> & {
  /** Whether they come once the toast is there: a status is announced only when it changes. */
  isLate: boolean;
};

function Words({ title, text, isLate }: WordsProps) {
  const [isThere, setIsThere] = useState(!isLate);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), statusDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Lines data-is-there={isThere}>
      <Title>{title}</Title>
      <p>{text}</p>
    </Lines>
  );
}

const Lines = styled.div({ "&[data-is-there='false']": { visibility: "hidden" } });

const Title = styled.p({ fontWeight: 700 });
