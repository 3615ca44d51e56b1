import styled from "@emotion/styled";
import { media } from "../styles/media";
import { renderText } from "./render-text";
import { TagAfterWords } from "./tag";

const pageColumn = {
  width: "100%",
  maxWidth: "calc(var(--page-width) + 2 * var(--page-gutter))",
  margin: "0 auto",
  padding: "var(--space-section) var(--page-gutter)",
} as const;

/** A part of a page, as wide as the page's column. */
export const Section = styled.section(pageColumn);

/** A section whose background reaches from edge to edge; has a Column in it. */
export const Band = styled.section({ background: "var(--band)" });

export const Column = styled.div(pageColumn);

/** The headline of a page, larger than any section's title at every width. */
export const PageHeadline = styled.h1({
  maxWidth: "calc(var(--hero-measure) * 1em)",
  // Leaves room for the hanging branch.
  [media.tablet]: { maxWidth: "calc(100% - 6rem)" },
  fontSize: "var(--text-hero)",
  lineHeight: 1.04,
  letterSpacing: "-0.022em",
});

type SectionHeadingProps = {
  eyebrow?: string | null;
  title: string;
  text?: string | null;
  /** A tag behind the text, such as "Sample". */
  label?: string | null;
  note?: string | null;
  /** Whether a wide screen has the text beside the title. */
  hasTextBeside?: boolean;
};

/** A section's title, with an optional eyebrow above it, and a text or a note below. */
export function SectionHeading(props: SectionHeadingProps) {
  const { eyebrow, title, text, label, note, hasTextBeside } = props;
  return (
    <HeadingGrid data-has-text-beside={(hasTextBeside && text) || undefined}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <SectionTitle>{title}</SectionTitle>
      {text ? (
        <SectionLead>
          {renderText(text)}
          {label ? <TagAfterWords>{label}</TagAfterWords> : null}
        </SectionLead>
      ) : null}
      {note ? <SectionNote>{renderText(note)}</SectionNote> : null}
    </HeadingGrid>
  );
}

const HeadingGrid = styled.div({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-3)",
  marginBottom: "var(--space-heading)",
  [media.wide]: {
    "&[data-has-text-beside]": {
      gridTemplateColumns: "var(--left-leads)",
      columnGap: "var(--column-gap)",
    },
    "&[data-has-text-beside] > *": { gridColumn: 1 },
    "&[data-has-text-beside] > h2 + p": { gridColumn: 2, alignSelf: "end" },
  },
});

export const Eyebrow = styled.p({
  color: "var(--accent)",
  fontSize: "var(--text-small)",
  fontWeight: 650,
  letterSpacing: "0.01em",
});

const SectionTitle = styled.h2({ fontSize: "var(--text-title)" });

const SectionLead = styled.p({
  maxWidth: "42rem",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
  lineHeight: 1.5,
  textWrap: "balance",
});

const SectionNote = styled.p({ fontWeight: 600, textWrap: "balance" });
