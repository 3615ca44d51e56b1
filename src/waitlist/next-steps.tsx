import styled from "@emotion/styled";
import { media } from "../styles/media";
import { Points } from "../ui/points";
import { Steps } from "../ui/steps";

type NextStepsProps = {
  bullets: readonly string[];
  steps: Queries.WaitlistWordsFragment["steps"];
};

/** What happens after a signup, and what joining is good for. */
export function NextSteps({ bullets, steps }: NextStepsProps) {
  return (
    <StepsAndPoints>
      <div>
        <StepsTitle>{steps.title}</StepsTitle>
        <Steps steps={steps.items} />
      </div>
      <Points points={bullets} />
    </StepsAndPoints>
  );
}

const StepsAndPoints = styled.div({
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
});
