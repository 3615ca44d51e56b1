import styled from "@emotion/styled";
import { media } from "../styles/media";
import { Points } from "../ui/points";
import { Column } from "../ui/section";

/**
 * What somebody who has just read the headline wants to be sure of, in one row where there is room;
 * nothing without any.
 */
export function PromiseStrip({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <Band>
      <Strip>
        <Points points={promises} />
      </Strip>
    </Band>
  );
}

// The waitlist's ground: what leads there, and what is there.
const Band = styled.div({
  background: "var(--deep)",
  color: "var(--on-deep)",
  "--twig": "var(--deep-accent)",
});

const Strip = styled(Column)({
  paddingBlock: "var(--space-10)",
  "@media print": { paddingBlock: 0 },
  "& > ul": {
    textWrap: "balance",
    [media.beyondPhone]: {
      fontSize: "1rem",
      gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))",
      gap: "var(--space-6) var(--space-8)",
    },
  },
});
