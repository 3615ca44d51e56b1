import styled from "@emotion/styled";
import { renderText } from "./render-text";
import { WillowSprig } from "./willow";

const column = {
  width: "100%",
  maxWidth: "calc(var(--page-width) + 2 * var(--page-gutter))",
  margin: "0 auto",
  padding: "var(--space-section) var(--page-gutter)",
} as const;

/** One part of a page, as wide as the page's column. */
export const Section = styled.section(column);

/** A section whose ground reaches from edge to edge, with a Column in it. */
export const Band = styled.section({ background: "var(--band)" });

export const Column = styled.div(column);

/** A column that, where there is room, has its heading at the left of the rest. */
export const SplitColumn = styled(Column)({
  "@media (min-width: 64rem)": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    columnGap: "var(--space-16)",
    alignItems: "start",
  },
});

/** The headline of a page, which leads: larger than any section's title at every width. */
export const PageHeadline = styled.h1({
  maxWidth: "calc(var(--hero-measure) * 1em)",
  fontSize: "var(--text-hero)",
  lineHeight: 1.04,
  letterSpacing: "-0.022em",
});

type SectionHeadingProps = {
  eyebrow?: string | null;
  title: string;
  text?: string | null;
  /** What has to be known of the section, small. */
  note?: string | null;
};

/** A section's title under the brand's sprig, with an optional eyebrow above and text or a note below. */
export function SectionHeading({ eyebrow, title, text, note }: SectionHeadingProps) {
  return (
    <Heading>
      <WillowSprig />
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Title>{title}</Title>
      {text ? <Text>{renderText(text)}</Text> : null}
      {note ? <Note>{note}</Note> : null}
    </Heading>
  );
}

const Heading = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  maxWidth: "44rem",
  marginBottom: "clamp(2rem, 1.4rem + 2.4vw, 3.5rem)",
  "@media print": { breakInside: "avoid", breakAfter: "avoid" },
});

export const Eyebrow = styled.p({
  color: "var(--accent)",
  fontSize: "var(--text-small)",
  fontWeight: 650,
  letterSpacing: "0.01em",
});

const Title = styled.h2({ fontSize: "var(--text-title)" });

const Text = styled.p({
  maxWidth: "var(--line-length)",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
  textWrap: "balance",
});

const Note = styled.p({ fontWeight: 600, textWrap: "balance" });
