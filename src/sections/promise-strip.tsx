import styled from "@emotion/styled";
import { media } from "../styles/media";
import { Points } from "../ui/points";
import { Column } from "../ui/section";

/** What families can count on, in the letters of a headline. */
export function PromiseStrip({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <Strip>
      <PromiseColumn>
        <Promises points={promises} />
      </PromiseColumn>
    </Strip>
  );
}

const Strip = styled.div({ "@media screen": { background: "var(--calm)" } });

const PromiseColumn = styled(Column)({
  paddingBlock: "var(--space-8)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(1.25rem, 1.05rem + 0.4vw, 1.625rem)",
});

const Promises = styled(Points)({
  gap: "var(--space-5) var(--column-gap)",
  lineHeight: 1.3,
  [media.wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
});
