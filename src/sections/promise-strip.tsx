import styled from "@emotion/styled";
import { deepGround } from "../styles/deep-ground";
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
    <Ground>
      <Strip>
        <Points points={promises} />
      </Strip>
    </Ground>
  );
}

const Ground = styled.div(deepGround);

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
