import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { WillowLeaf } from "../../drawings/willow";
import { letterheadGround } from "../../styles/deep-ground";
import { media } from "../../styles/media";
import { Tag } from "../../ui/tag";
import { Trends } from "./trends";

type SampleSummaryProps = { summary: Queries.SampleSummaryFragment };

export function SampleSummary({ summary }: SampleSummaryProps) {
  const { redFlags, topics, trends, questions } = summary;
  return (
    <SummaryArea>
      <SummaryBackground />
      <SummarySheet>
        <SummaryCaption>
          <SummaryHeading>
            <SummaryTitle>{`${summary.title} `}</SummaryTitle>
            <Tag>{summary.label}</Tag>
          </SummaryHeading>
          <Patient>
            <strong>{summary.patient}</strong>
            <Gestation>{summary.gestation}</Gestation>
            {summary.history ? <span>{summary.history}</span> : null}
            <span>{summary.visit}</span>
          </Patient>
        </SummaryCaption>
        <Verification>
          <CheckMark>
            <path d="M150 330 250 430 410 220" />
          </CheckMark>
          <span>
            {summary.verification}
            {summary.signOff ? <SignOff>{summary.signOff}</SignOff> : null}
          </span>
        </Verification>
        {redFlags ? (
          <SummaryPart>
            <SummaryPartTitle>{redFlags.title}</SummaryPartTitle>
            <RedFlagText>{redFlags.text}</RedFlagText>
          </SummaryPart>
        ) : null}
        <SummaryPart>
          <SummaryPartTitle>{questions.title}</SummaryPartTitle>
          <VisitQuestions>
            {questions.items.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </VisitQuestions>
        </SummaryPart>
        <SummaryPart>
          <SummaryPartTitle>{topics.title}</SummaryPartTitle>
          <ul>
            {topics.items.map(({ text, when }) => (
              <Topic key={text}>
                <TopicName>{text}</TopicName>
                <TopicTime>{when}</TopicTime>
              </Topic>
            ))}
          </ul>
        </SummaryPart>
        <SummaryPart>
          <SummaryPartTitle>{trends.title}</SummaryPartTitle>
          <Trends trends={trends.items} />
        </SummaryPart>
      </SummarySheet>
    </SummaryArea>
  );
}

const SummaryArea = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Centering would shift the sheet while the page loads.
  alignContent: "start",
});

// A background that runs off the right edge of the view.
const SummaryBackground = styled.div({
  position: "absolute",
  zIndex: "var(--level-behind)",
  inset: "6rem calc(-1 * var(--bleed)) -0.625rem",
  background: "var(--leaf)",
  [media.wide]: {
    inset:
      "calc(-1 * var(--hero-top)) calc(-1 * var(--bleed)) calc(-1 * var(--hero-top)) calc(-1 * var(--sample-overhang))",
    borderRadius: "13.75rem 0 0",
  },
});

const SummarySheet = styled.figure({
  overflow: "hidden",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-card)",
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "--fine": "0.875rem",
  "--inset": "var(--space-6)",
  [media.phone]: { fontSize: "1rem", "--fine": "0.9375rem", "--inset": "1.125rem" },
});

const SummaryCaption = styled.figcaption({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "var(--space-1) var(--space-2)",
  padding: "var(--space-4) var(--inset)",
  ...letterheadGround,
});

const SummaryHeading = styled.h2({
  display: "flex",
  flexBasis: "100%",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "var(--space-1) var(--space-2)",
  font: "inherit",
  letterSpacing: "inherit",
});

const SummaryTitle = styled.span({
  flex: "1 1 9rem",
  fontFamily: "var(--font-headline)",
  fontSize: "1.1875rem",
  lineHeight: 1.15,
});

const Patient = styled.span({
  display: "flex",
  flexBasis: "100%",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-1) var(--space-3)",
});

const Gestation = styled.strong({
  padding: "0 var(--space-3)",
  borderRadius: "var(--radius-pill)",
  "@media screen": { background: "var(--deep-accent)", color: "var(--deep)" },
  "@media (forced-colors: active)": { background: "Canvas" },
  fontWeight: 650,
});

const SummaryPart = styled.div({
  padding: "var(--space-3) var(--inset)",
  borderTop: "1px solid var(--hairline)",
});

const SummaryPartTitle = styled.h3({
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
});

const TopicName = styled.span({ flex: "1 1 9rem" });

const TopicTime = styled.span({ color: "var(--muted)", fontSize: "var(--fine)" });

const RedFlagText = styled.p({ color: "var(--muted)", fontSize: "var(--fine)" });

// Native numbers would be indented.
const VisitQuestions = styled.ol({
  counterReset: "question",
  "& > li": { display: "flex", gap: "0.5em", counterIncrement: "question" },
  "& > li::before": { content: "counter(question) '.'", flex: "none", minWidth: "0.9em" },
});

const CheckMark = styled(WillowLeaf)({
  flex: "none",
  width: "1.375rem",
  height: "1.5rem",
  overflow: "visible",
  fill: "none",
  stroke: "var(--twig)",
  strokeWidth: 44,
});

const Verification = styled.p({
  display: "flex",
  alignItems: "center",
  gap: "var(--space-2)",
  padding: "var(--space-3) var(--inset)",
  color: "var(--link)",
  fontWeight: 650,
});

const SignOff = styled.span({
  display: "block",
  color: "var(--muted)",
  fontSize: "var(--fine)",
  fontWeight: 400,
});

export const sampleSummaryFragment = graphql`
  fragment SampleSummary on SampleSummary {
    label
    title
    patient
    gestation
    history
    visit
    redFlags {
      title
      text
    }
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
        ...Trend
      }
    }
    questions {
      title
      items
    }
    verification
    signOff
  }
`;
