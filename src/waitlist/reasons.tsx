import styled from "@emotion/styled";
import { media } from "../styles/media";
import { Points } from "../ui/points";
import { Steps } from "../ui/steps";

type ReasonsProps = {
  bullets: readonly string[];
  steps: Queries.WaitlistWordsFragment["steps"];
  /** Whether the visitor has just signed up. */
  isSent: boolean;
};

/** Why to join, for those who have not yet, and what happens next. */
export function Reasons({ bullets, steps, isSent }: ReasonsProps) {
  return (
    <All>
      <div>
        <StepsTitle as={isSent ? "h2" : "h3"} data-is-large={isSent}>
          {steps.title}
        </StepsTitle>
        <Steps steps={steps.items} isFirstDone={isSent} />
      </div>
      {isSent ? null : <Points points={bullets} />}
    </All>
  );
}

const All = styled.div({
  display: "grid",
  gap: "var(--space-8)",
  alignContent: "start",
  [media.wide]: { gap: "var(--space-10)", fontSize: "var(--text-lead)" },
});

const StepsTitle = styled.h3({
  marginBottom: "var(--space-4)",
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: 700,
  letterSpacing: "inherit",
  // It is what leads then.
  "&[data-is-large='true']": {
    marginBottom: "var(--space-5)",
    fontFamily: "var(--font-headline)",
    fontSize: "var(--text-title)",
    fontWeight: 520,
    letterSpacing: "-0.012em",
  },
});
