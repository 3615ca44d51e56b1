import styled from "@emotion/styled";
import { deepGround } from "../styles/deep-ground";
import { media } from "../styles/media";
import { renderText } from "../ui/render-text";
import { Column } from "../ui/section";

/**
 * What somebody who has just read the headline wants to be sure of, in one row where there is room;
 * nothing without any.
 */
export function PromiseStrip({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <Ground>
      <Strip>
        {promises.map((promise) => (
          <Promised key={promise}>{renderText(promise)}</Promised>
        ))}
      </Strip>
    </Ground>
  );
}

const Ground = styled.div(deepGround);

const Strip = styled(Column.withComponent("ul"))({
  display: "grid",
  gap: "var(--space-6) var(--space-8)",
  paddingBlock: "clamp(2.5rem, 2rem + 2vw, 4rem)",
  [media.beyondPhone]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))" },
  "@media print": { paddingBlock: 0 },
});

const Promised = styled.li({
  paddingTop: "var(--space-4)",
  borderTop: "1px solid var(--twig)",
  fontFamily: "var(--font-headline)",
  fontSize: "var(--text-card)",
  lineHeight: 1.3,
  wordSpacing: "0.05em",
  textWrap: "balance",
});
