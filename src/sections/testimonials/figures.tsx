import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { FigureDrawing, FigureLeaf } from "../../drawings/figure-drawing";
import { media } from "../../styles/media";

/** Large numbers, each drawn in leaves, with a key to them and how it will be measured. */
export function Figures({ figures }: { figures: readonly Queries.FigureFragment[] }) {
  return (
    <FigureList>
      {figures.map(({ value, label, caption, measure, leaves }) => (
        <Figure key={label}>
          <ValueWithLeaves>
            <Value>{value}</Value>
            {leaves ? <FigureLeaves filled={leaves.filled} outlined={leaves.outlined} /> : null}
          </ValueWithLeaves>
          <div>
            <FigureLabel>{label}</FigureLabel>
            {leaves ? <Key {...leaves} /> : null}
            {caption ? <FigureCaption>{caption}</FigureCaption> : null}
            {measure ? <Measure>{measure}</Measure> : null}
          </div>
        </Figure>
      ))}
    </FigureList>
  );
}

type KeyProps = NonNullable<Queries.FigureFragment["leaves"]>;

/** Says what the leaves are; without leaves in outline, only what the filled ones are. */
function Key({ filled, filledLabel, outlined, outlinedLabel }: KeyProps) {
  return (
    <KeyList>
      <KeyEntry>
        <FigureLeaf />
        {`${filled} ${filledLabel}`}
      </KeyEntry>
      {outlined > 0 ? (
        <KeyEntry>
          <FigureLeaf isOutlined />
          {`${outlined} ${outlinedLabel}`}
        </KeyEntry>
      ) : null}
    </KeyList>
  );
}

const FigureList = styled.ul({
  display: "grid",
  gap: "var(--space-16) var(--column-gap)",
  [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))" },
});

const Figure = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-4)",
  [media.medium]: { gridTemplateRows: "subgrid", gridRow: "span 2" },
});

const ValueWithLeaves = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  alignItems: "start",
  gap: "var(--space-4) var(--space-8)",
});

// As wide for all figures, whatever their numbers' width.
const FigureLeaves = styled(FigureDrawing)({
  width: "clamp(12.5rem, 18vw, 22rem)",
  [media.phone]: { width: "100%" },
  [media.tablet]: { width: "18rem" },
});

const Value = styled.strong({
  color: "var(--accent)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(4.5rem, 2.6rem + 7vw, 9.5rem)",
  fontWeight: "var(--weight-headline)",
  lineHeight: 1,
  letterSpacing: "-0.04em",
  whiteSpace: "nowrap",
});

const FigureLabel = styled.p({
  fontSize: "clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)",
  fontWeight: 600,
  lineHeight: 1.2,
});

const KeyList = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--space-1) var(--space-5)",
  marginTop: "var(--space-3)",
  fontSize: "var(--text-large)",
});

const KeyEntry = styled.li({ display: "flex", alignItems: "center", gap: "var(--space-1)" });

const FigureCaption = styled.p({
  marginTop: "var(--space-3)",
  maxWidth: "var(--line-length)",
  fontSize: "var(--text-lead)",
  lineHeight: 1.4,
  textWrap: "balance",
});

const Measure = styled.p({ marginTop: "var(--space-2)", color: "var(--muted)" });

export const figureFragment = graphql`
  fragment Figure on Figure {
    value
    label
    caption
    measure
    leaves {
      filled
      filledLabel
      outlined
      outlinedLabel
    }
  }
`;
