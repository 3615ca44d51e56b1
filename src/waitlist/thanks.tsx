import styled from "@emotion/styled";
import { useRef } from "react";
import { GrowingTwig } from "../drawings/growing-twig";
import { media } from "../styles/media";
import { SecondaryButton } from "../ui/button";

type ThanksProps = {
  words: Queries.WaitlistWordsFragment["confirmation"];
  email: string;
  anotherLabel: string;
  onAnother: () => void;
};

/** Milliseconds in which a press is still the second one of a double click on Submit. */
const doublePressTime = 1_000;

/** Thanks in place of the form; the text can take the focus. */
export function Thanks({ words, email, anotherLabel, onAnother }: ThanksProps) {
  const sentAt = useRef(performance.now());
  const [before, after] = words.text.split("{email}");
  return (
    <Place>
      <Words tabIndex={-1}>
        <Title>{words.title}</Title>
        <p>
          {before}
          <strong>{email}</strong>
          {after}
        </p>
      </Words>
      <SecondaryButton
        type="button"
        onClick={() => performance.now() - sentAt.current > doublePressTime && onAnother()}
      >
        {anotherLabel}
      </SecondaryButton>
      <Twig />
    </Place>
  );
}

const Place = styled.div({
  display: "grid",
  gap: "var(--space-5)",
  justifyItems: "start",
  alignContent: "start",
});

const Words = styled.div({
  display: "grid",
  gap: "var(--space-5)",
  // The join bar does not cover the waitlist.
  [media.withJoinBar]: { scrollMarginBottom: "calc(-1 * var(--join-bar-height))" },
});

const Twig = styled(GrowingTwig)({
  width: "calc(100% + var(--card-inset))",
  maxWidth: "none",
  margin: "var(--space-10) 0 0 calc(-1 * var(--card-inset))",
});

const Title = styled.h3({ fontSize: "var(--text-subtitle)" });
