import styled from "@emotion/styled";
import { GrowingTwig } from "../drawings/growing-twig";
import { media } from "../styles/media";
import { SecondaryButton } from "../ui/button";
import type { SignupPayload } from "./submission/signup";

type ThanksProps = {
  signup: SignupPayload;
  words: Queries.WaitlistWordsFragment["confirmation"];
  anotherLabel: string;
  onAnother: () => void;
};

/** Thanks, laid over the form; below both, the button for another signup. Takes the focus. */
export function Thanks({ signup, words, anotherLabel, onAnother }: ThanksProps) {
  const [before, after] = words.text.split("{email}");
  return (
    <>
      <OverForm data-for={signup.audienceType}>
        <InView>
          <ThanksText ref={focus} tabIndex={-1}>
            <Title>{words.title}</Title>
            <p>
              {before}
              <strong>{signup.email}</strong>
              {after}
            </p>
          </ThanksText>
          <Twig />
        </InView>
      </OverForm>
      <Another data-for={signup.audienceType}>
        <SecondaryButton type="button" onClick={onAnother}>
          {anotherLabel}
        </SecondaryButton>
      </Another>
    </>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

const OverForm = styled.div({ gridArea: "1 / 1" });

// A form is higher than a phone's view: the thanks show wherever it was submitted.
const InView = styled.div({
  "@media screen": { position: "sticky" },
  top: "var(--covered-top)",
});

const ThanksText = styled.div({
  display: "grid",
  gap: "var(--space-5)",
  // The join bar does not cover the waitlist.
  [media.withJoinBar]: { scrollMarginBottom: "calc(-1 * var(--join-bar-height))" },
  // Where there is no room for all of it, its beginning is in view.
  [media.zoomed]: { scrollMarginBottom: "-8rem" },
});

const Twig = styled(GrowingTwig)({
  width: "calc(100% + var(--card-inset))",
  maxWidth: "none",
  margin: "var(--space-10) 0 0 calc(-1 * var(--card-inset))",
});

const Another = styled.div({ justifySelf: "start" });

const Title = styled.h3({ fontSize: "var(--text-subtitle)" });
