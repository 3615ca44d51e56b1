import styled from "@emotion/styled";
import { graphql } from "gatsby";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import { Icon } from "../../ui/icon";
import { round, Sparkline } from "./sparkline";

type SampleSummaryProps = { summary: Queries.SampleSummaryFragment };

/** A sample of the page that a provider would read before an appointment. */
export function SampleSummary({ summary }: SampleSummaryProps) {
  const { topics, trends, questions } = summary;
  return (
    <Sheet>
      <Caption>
        <Title>{summary.title}</Title>
        <Sample>{summary.label}</Sample>
        <Patient>
          <span>{summary.patient}</span>
          <Gestation>{summary.gestation}</Gestation>
          <span>{summary.visit}</span>
        </Patient>
      </Caption>
      <Part>
        <PartTitle>{topics.title}</PartTitle>
        <ul>
          {topics.items.map(({ text, when }) => (
            <Topic key={text}>
              <span>{text}</span>
              <When>{when}</When>
            </Topic>
          ))}
        </ul>
      </Part>
      <Part>
        <PartTitle>{trends.title}</PartTitle>
        <Trends>
          {trends.items.map(({ name, values, unit, note }) => (
            <li key={name}>
              <TrendName>
                {name} <Unit>{unit}</Unit>
              </TrendName>
              <Sparkline values={values.map(round)} />
              <span className="visually-hidden">{values.map(round).join(", ")}</span>
              <Note>{note}</Note>
            </li>
          ))}
        </Trends>
      </Part>
      <Part>
        <PartTitle>{questions.title}</PartTitle>
        <Questions>
          {questions.items.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Questions>
      </Part>
      <Verification>
        <Icon icon={ShieldCheck} size={20} />
        {summary.verification}
      </Verification>
    </Sheet>
  );
}

const Sheet = styled.figure({
  overflow: "hidden",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-card)",
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
  fontSize: "0.9375rem",
  lineHeight: 1.4,
});

const Caption = styled.figcaption({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "var(--space-1) var(--space-4)",
  padding: "var(--space-4) var(--space-6)",
  background: "var(--tint)",
});

const Sample = styled.span({ color: "var(--accent)", fontSize: "0.875rem", fontWeight: 650 });

const Title = styled.h2({
  fontFamily: "var(--font-headline)",
  fontSize: "1.3125rem",
  fontWeight: "inherit",
  letterSpacing: "inherit",
  lineHeight: 1.15,
});

const Patient = styled.span({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-1) var(--space-3)",
});

const Gestation = styled.strong({
  padding: "0 var(--space-3)",
  borderRadius: "var(--radius-pill)",
  background: "var(--action)",
  color: "var(--on-action)",
  fontWeight: 650,
  "@media print": { padding: 0, background: "none", color: "inherit" },
});

const Part = styled.div({
  padding: "var(--space-3) var(--space-6)",
  borderBottom: "1px solid var(--hairline)",
});

const PartTitle = styled.h3({
  marginBottom: "var(--space-1)",
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: 700,
  lineHeight: "inherit",
  letterSpacing: "inherit",
});

const Topic = styled.li({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 var(--space-4)",
  paddingBlock: "0.125rem",
  "& > span:first-of-type": { flex: "1 1 9rem" },
});

const When = styled.span({ color: "var(--muted)", fontSize: "0.875rem" });

const Trends = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: "var(--space-2) var(--space-5)",
});

const TrendName = styled.p({ fontWeight: 600 });

const Unit = styled.span({ color: "var(--muted)", fontSize: "0.875rem", fontWeight: 400 });

const Note = styled.p({ color: "var(--muted)", fontSize: "0.875rem" });

const Questions = styled.ol({
  listStyle: "decimal",
  paddingInlineStart: "1.25em",
});

const Verification = styled.p({
  display: "flex",
  alignItems: "center",
  gap: "var(--space-2)",
  padding: "var(--space-3) var(--space-6)",
  color: "var(--action)",
  fontWeight: 650,
  "& > svg": { flex: "none" },
});

export const sampleSummaryFragment = graphql`
  fragment SampleSummary on SampleSummary {
    label
    title
    patient
    gestation
    visit
    topics {
      title
      items {
        text
        when
      }
    }
    trends {
      title
      items {
        name
        values
        unit
        note
      }
    }
    questions {
      title
      items
    }
    verification
  }
`;
