import styled from "@emotion/styled";
import { leafMark } from "../drawings/willow";
import { media } from "../styles/media";
import { renderText } from "../ui/render-text";
import { Column } from "../ui/section";

/** What families can count on, in the letters of a headline. */
export function PromiseStrip({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <Strip>
      <Promises>
        {promises.map((promise) => (
          <li key={promise}>
            <span>{renderText(promise)}</span>
          </li>
        ))}
      </Promises>
    </Strip>
  );
}

const Strip = styled.div({ "@media screen": { background: "var(--calm)" } });

const Promises = styled(Column.withComponent("ul"))({
  display: "grid",
  gap: "var(--space-5) var(--column-gap)",
  paddingBlock: "clamp(1.5rem, 1.25rem + 0.5vw, 2rem)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(1.25rem, 1.05rem + 0.4vw, 1.625rem)",
  lineHeight: 1.3,
  textWrap: "balance",
  [media.wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  "& > li": { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: "var(--space-3)" },
  "& > li::before": { ...leafMark, color: "var(--twig)" },
});
