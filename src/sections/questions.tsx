import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { audiences } from "../audience/audience";
import { ForAudience } from "../audience/for-audience";
import { media } from "../styles/media";
import type { Anchor } from "../ui/anchors";
import { bubbleStyle } from "../ui/bubble";
import { renderText } from "../ui/render-text";
import { Band, Column, SectionHeading } from "../ui/section";

type QuestionsProps = {
  questions: Queries.QuestionsFragment;
  /** Where a visitor can ask what is not answered. */
  email: string;
};

/** What each audience asks before it joins; nothing for an audience that has no questions. */
export function Questions({ questions, email }: QuestionsProps) {
  const asking = audiences.filter((audience) => questions[audience].items.length > 0);
  if (asking.length === 0) return null;
  return (
    <Band id={"questions" satisfies Anchor}>
      {asking.map((audience) => (
        <ForAudience key={audience} audience={audience}>
          <Beside>
            <SectionHeading title={questions[audience].title} />
            <div>
              {questions[audience].items.map(({ question, answer }, index) => (
                // The first answer shows what answers are like.
                <Details key={question} open={index === 0}>
                  <Question>{question}</Question>
                  <Answer>{renderText(answer)}</Answer>
                </Details>
              ))}
            </div>
            <Contact>{renderText(`${questions.contact} ${email}`)}</Contact>
          </Beside>
        </ForAudience>
      ))}
    </Band>
  );
}

// What is not a question is at the left of them where there is room.
const Beside = styled(Column)({
  [media.wide]: {
    display: "grid",
    gridTemplateColumns: "var(--right-leads)",
    gridTemplateRows: "auto 1fr",
    columnGap: "var(--column-gap)",
    "& > div:last-of-type": { gridArea: "1 / 2 / span 2" },
  },
});

const Contact = styled.p({
  marginTop: "var(--space-8)",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
  [media.wide]: { margin: 0 },
});

const Details = styled.details({
  borderBottom: "1px solid var(--line)",
  // On paper, nobody can open an answer: all of them show.
  "@media print": {
    breakInside: "avoid",
    "&::details-content": { contentVisibility: "visible" },
  },
});

const Question = styled.summary({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--space-4)",
  minHeight: "var(--target)",
  paddingBlock: "var(--space-4)",
  fontSize: "1.125rem",
  fontWeight: 600,
  lineHeight: 1.35,
  cursor: "pointer",
  // In a view as low as a magnified one, a whole question fits beside a toast.
  [media.low]: {
    paddingBlock: "var(--space-1)",
    fontSize: "1rem",
    lineHeight: 1.2,
  },
  "&::-webkit-details-marker": { display: "none" },
  "&:hover": { color: "var(--link)" },
  "@media screen": {
    "&::after": {
      content: "''",
      flex: "none",
      width: "0.625rem",
      height: "0.625rem",
      margin: "0 var(--space-2)",
      border: "solid var(--link)",
      borderWidth: "0 2px 2px 0",
      transform: "translateY(-25%) rotate(45deg)",
    },
    "[open] > &::after": { transform: "translateY(25%) rotate(-135deg)" },
  },
});

const Answer = styled.p({
  maxWidth: "var(--line-length)",
  marginBottom: "var(--space-6)",
  padding: "var(--space-4) var(--space-5)",
  ...bubbleStyle,
  "@media print": { padding: 0, border: 0 },
});

export const questionsFragment = graphql`
  fragment QuestionList on Questions {
    title
    items {
      question
      answer
    }
  }

  fragment Questions on QuestionsJson {
    contact
    patients {
      ...QuestionList
    }
    providers {
      ...QuestionList
    }
  }
`;
