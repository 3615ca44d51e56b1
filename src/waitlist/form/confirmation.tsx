import styled from "@emotion/styled";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import { Fragment, useLayoutEffect, useRef } from "react";
import { toastHeight } from "../../toasts/toast";
import { bringIntoView } from "../../ui/bring-into-view";
import { Icon } from "../../ui/icon";

export type ConfirmationWords = {
  title: string;
  /** What happens next, with `{email}` where the address belongs. */
  text: string;
};

type ConfirmationProps = {
  words: ConfirmationWords;
  /** The address that was sent: read here, a typo shows. */
  email: string;
};

/** What the form says after a signup was sent. It comes into view, with the button if both fit. */
export function Confirmation({ words, email }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const form = box.current?.closest("form");
    if (!box.current || !form) return;
    const fits = form.offsetHeight + toastHeight < window.innerHeight;
    bringIntoView(fits ? form : box.current, toastHeight);
  }, []);
  return (
    <Box ref={box} aria-atomic="true">
      <Icon icon={CircleCheck} />
      <Title>{words.title}</Title>
      <p>
        {words.text.split("{email}").map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be there twice
          <Fragment key={index}>
            {index > 0 ? <strong>{email}</strong> : null}
            {part}
          </Fragment>
        ))}
      </p>
    </Box>
  );
}

const Box = styled.div({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-1) var(--space-3)",
  padding: "var(--space-4)",
  border: "1px solid",
  borderRadius: "var(--radius-small)",
  background: "var(--calm)",
  color: "var(--on-calm)",
  lineHeight: 1.45,
  "& > p": { gridColumn: 2 },
});

const Title = styled.p({ fontWeight: 700 });
