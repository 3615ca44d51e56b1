import styled from "@emotion/styled";
import { Points } from "../ui/points";
import { Column } from "../ui/section";

export function PromiseStrip({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <Strip>
      <Points points={promises} isRow />
    </Strip>
  );
}

const Strip = styled(Column)({ paddingBlock: "clamp(0.5rem, 2vw, 2rem) 0" });
