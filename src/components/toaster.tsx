import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import type { ToastMessage } from "./toast";
import { toastStyles } from "./toast-styles";

/** Milliseconds that a success stays; an error stays until it is closed or the next submission. */
const successDuration = 5_000;

const riseAndFade = cssTransition({ enter: "toast-enter", exit: "toast-exit" });

/** Where toasts appear. Success is announced politely, an error at once. */
export function Toaster() {
  return (
    <>
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
    </>
  );
}

export function addToast({ kind, title, text }: ToastMessage): void {
  const isError = kind === "error";
  const id = toast[kind](<Words title={title} text={text} />, {
    role: isError ? "alert" : "status",
  });
  // Its own autoClose ends with the animation of a progress bar, which we do not show.
  if (!isError) setTimeout(() => toast.dismiss(id), successDuration);
}

export function removeToasts(): void {
  toast.dismiss();
}

function Words({ title, text }: Pick<ToastMessage, "title" | "text">) {
  return (
    <div>
      <Title>{title}</Title>
      <p>{text}</p>
    </div>
  );
}

const Title = styled.p({ fontWeight: 700 });
