import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { renderText } from "./render-text";

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

/** The headline of a page, which leads: larger than any section's title at every width. */
export const PageHeadline = styled.h1({
  maxWidth: "calc(var(--hero-measure) * 1em)",
  // A branch hangs beside it there.
  [media.tablet]: { maxWidth: "calc(100% - 6rem)" },
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
  /** Whether it leads its section. */
  isLarge?: boolean;
  /** What comes below it. */
  children?: ReactNode;
};

/** A section's title, with an optional eyebrow above it, and a text or a note below. */
export function SectionHeading({
  eyebrow,
  title,
  text,
  note,
  isLarge = false,
  children,
}: SectionHeadingProps) {
  return (
    <Opening>
      <Heading>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Title data-is-large={isLarge}>{title}</Title>
        {text ? <Text>{renderText(text)}</Text> : null}
        {note ? <Note>{note}</Note> : null}
      </Heading>
      {children}
    </Opening>
  );
}

const Opening = styled.div({
  display: "grid",
  gap: "var(--space-8) var(--column-gap)",
  marginBottom: "clamp(1.5rem, 0.75rem + 3vw, 3.5rem)",
  "& > ol": {
    fontSize: "var(--text-lead)",
    // In a row, each from a leaf on one stem.
    [media.wide]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: "var(--space-8)",
      marginTop: "var(--space-10)",
      borderTop: "2px solid var(--twig)",
      "& > li": {
        position: "relative",
        gridTemplateColumns: "minmax(0, 1fr)",
        alignContent: "start",
        gap: "var(--space-1)",
        paddingTop: "var(--space-5)",
        "&::before": {
          content: "''",
          position: "absolute",
          bottom: "100%",
          width: "2.25rem",
          height: "2.25rem",
          borderRadius: "90% 0",
          background: "var(--twig)",
          "@media print": { display: "none" },
        },
      },
    },
  },
});

const Heading = styled.div({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-4)",
  maxWidth: "50rem",
  // One that leads is a line across its section, where there is room.
  [media.wide]: { "&:has(> [data-is-large='true'])": { maxWidth: "none" } },
  "@media print": { breakInside: "avoid", breakAfter: "avoid" },
});

export const Eyebrow = styled.p({
  color: "var(--accent)",
  fontSize: "var(--text-small)",
  fontWeight: 650,
  letterSpacing: "0.01em",
});

const Title = styled.h2({
  fontSize: "var(--text-title)",
  "&[data-is-large='true']": { fontSize: "var(--text-title-large)", lineHeight: 1.05 },
});

/** The title of a part of a section that stands by itself. */
export const PartTitle = styled.h3({
  marginBottom: "clamp(1.5rem, 1rem + 2vw, 3rem)",
  fontSize: "var(--text-title)",
});

const Text = styled.p({
  maxWidth: "var(--line-length)",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
  lineHeight: 1.5,
});

const Note = styled.p({ fontWeight: 600, textWrap: "balance" });
