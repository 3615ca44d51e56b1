import styled from "@emotion/styled";
import { media } from "../styles/media";
import { Points } from "../ui/points";
import { Column } from "../ui/section";

/** What somebody who has just read the headline wants to be sure of, in one row where there is room. */
export function PromiseStrip({ promises }: { promises: readonly string[] }) {
  return (
    <Strip>
      <Points points={promises} />
    </Strip>
  );
}

const Strip = styled(Column)({
  paddingBlock: 0,
  "& > ul": {
    paddingTop: "var(--space-8)",
    borderTop: "1px solid var(--line)",
    [media.beyondPhone]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))",
      gap: "var(--space-6) var(--space-8)",
    },
  },
});
