import styled from "@emotion/styled";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { toastHeight } from "../../toasts/toast";
import { bringIntoView } from "../../ui/bring-into-view";
import { failureText } from "./create-signup-form";

type FailureProps = {
  /** Whether a toast says what went wrong; otherwise the form does. */
  isToastShown: boolean;
  /** What to do about it. */
  children: ReactNode;
};

/** What the form says after a signup could not be sent. The button stays in view, above the toast. */
export function Failure({ isToastShown, children }: FailureProps) {
  const notes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (notes.current) bringIntoView(notes.current, toastHeight);
  }, []);
  return (
    <div ref={notes} aria-atomic="true">
      {isToastShown ? null : <Message>{failureText}</Message>}
      <p>{children}</p>
    </div>
  );
}

const Message = styled.p({ color: "var(--error)", fontWeight: 600 });
