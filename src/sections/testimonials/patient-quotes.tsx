import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { bubbleCorners } from "../../ui/bubble";
import { leadingQuote, Quote } from "../../ui/quote";
import { Reveal } from "../../ui/reveal";
import { Tag } from "../../ui/tag";
import { LeafBehind } from "../../ui/willow";

type PatientQuotesProps = { testimonials: readonly Queries.PatientQuoteFragment[] };

/** Patients' words, each with the patient's initials and stage. */
export function PatientQuotes({ testimonials }: PatientQuotesProps) {
  return (
    <Columns>
      {testimonials.map(({ quote, author, label, role }, index) => (
        <Card key={quote} index={index} stagger={150}>
          {index === 0 ? <Leaf /> : null}
          <Quote>{quote}</Quote>
          <Author>
            <strong>{author}</strong> {role} {label ? <Tag>{label}</Tag> : null}
          </Author>
        </Card>
      ))}
    </Columns>
  );
}

// The first leads, as a message; wide, at the left of the next two.
const Columns = styled.ul({
  display: "grid",
  gap: "var(--space-10) clamp(2rem, 5vw, 4.5rem)",
  "& > li:first-of-type": {
    position: "relative",
    zIndex: 0,
    alignContent: "center",
    gap: "var(--space-6)",
    // Forced colors show it, and take the ground away.
    border: "1px solid transparent",
    borderRadius: bubbleCorners,
    overflow: "clip",
    "& blockquote": leadingQuote,
    "@media screen": { padding: "var(--panel-inset)", background: "var(--tint)" },
  },
  [media.medium]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    "& > li:first-of-type": { gridRow: "1 / span 2" },
  },
});

// Its vein would run through the words.
const Leaf = styled(LeafBehind)({ left: "50%", width: "72%", height: "135%", "--vein": "none" });

const Card = styled(Reveal)({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-4)",
  paddingTop: "var(--space-6)",
  borderTop: "1px solid var(--line)",
});

const Author = styled.p({ color: "var(--muted)", "& > strong": { color: "var(--ink)" } });

export const patientQuoteFragment = graphql`
  fragment PatientQuote on PatientTestimonial {
    quote
    author
    label
    role
  }
`;
