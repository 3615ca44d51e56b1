import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { GrowingTwig } from "../drawings/growing-twig";
import { Button } from "../ui/button";

type ThanksProps = {
  words: Queries.WaitlistWordsFragment["confirmation"];
  email: string;
  anotherLabel: string;
  onAnother: () => void;
};

/** Milliseconds in which a press is still the second one of a double click on Submit. */
const doublePressTime = 1_000;

/** Thanks in place of the form; takes the focus. */
export function Thanks({ words, email, anotherLabel, onAnother }: ThanksProps) {
  const place = useRef<HTMLDivElement>(null);
  const sentAt = useRef(performance.now());
  useEffect(() => place.current?.focus(), []);
  const [before, after] = words.text.split("{email}");
  return (
    <Place ref={place} tabIndex={-1}>
      <Title>{words.title}</Title>
      <p>
        {before}
        <strong>{email}</strong>
        {after}
      </p>
      <Button
        type="button"
        data-rank="secondary"
        onClick={() => performance.now() - sentAt.current > doublePressTime && onAnother()}
      >
        {anotherLabel}
      </Button>
      <Twig />
    </Place>
  );
}

const Place = styled.div({
  display: "grid",
  gap: "var(--space-5)",
  justifyItems: "start",
  gridTemplateRows: "auto auto auto 1fr",
});

const Twig = styled(GrowingTwig)({
  alignSelf: "end",
  width: "calc(100% + var(--card-inset))",
  maxWidth: "none",
  margin: "var(--space-10) 0 0 calc(-1 * var(--card-inset))",
});

const Title = styled.h3({ fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)" });
