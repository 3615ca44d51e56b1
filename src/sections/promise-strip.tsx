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
        <Points points={promises} />
      </PromiseColumn>
    </Strip>
  );
}

const Strip = styled.div({ "@media screen": { background: "var(--calm)" } });

const PromiseColumn = styled(Column)({
  paddingBlock: "clamp(1.5rem, 1.25rem + 0.5vw, 2rem)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(1.25rem, 1.05rem + 0.4vw, 1.625rem)",
  "& > ul": {
    gap: "var(--space-5) var(--column-gap)",
    [media.wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
  "& li": { lineHeight: 1.3 },
});
