import styled from "@emotion/styled";
import { renderText } from "../ui/render-text";
import { Steps } from "../ui/steps";
import { leafMark } from "../ui/willow";

type ReasonsProps = {
  bullets: readonly string[];
  steps: Queries.WaitlistWordsFragment["steps"];
};

/** Why to join: what it means and what happens next. */
export function Reasons({ bullets, steps }: ReasonsProps) {
  return (
    <All>
      <Bullets>
        {bullets.map((bullet) => (
          <Bullet key={bullet}>
            <span>{renderText(bullet)}</span>
          </Bullet>
        ))}
      </Bullets>
      <div>
        <StepsTitle>{steps.title}</StepsTitle>
        <Steps steps={steps.items} />
      </div>
    </All>
  );
}

const All = styled.div({ display: "grid", gap: "var(--space-8)", alignContent: "start" });

const Bullets = styled.ul({ display: "grid", gap: "var(--space-4)" });

const Bullet = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  "&::before": { ...leafMark, color: "var(--deep-accent)" },
});

const StepsTitle = styled.h3({
  marginBottom: "var(--space-4)",
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: 700,
  letterSpacing: "inherit",
});
