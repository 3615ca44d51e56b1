import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { audiences } from "../audience/audience";
import { ForAudience } from "../audience/for-audience";
import { clinicianBubble } from "../styles/bubbles";
import { media } from "../styles/media";
import { renderText } from "../ui/render-text";
import { Band, Column, SectionHeading } from "../ui/section";
import { TagAfterWords } from "../ui/tag";

type QuestionsProps = {
  questions: Queries.QuestionsFragment;
  /** An address for other questions. */
  email: string;
};

/** Questions and answers of each audience that has some; the first answer is open. */
export function Questions({ questions, email }: QuestionsProps) {
  const asking = audiences.filter((audience) => questions[audience].items.length > 0);
  if (asking.length === 0) return null;
  return (
    <Band id="questions">
      {asking.map((audience) => {
        const { title, text, items } = questions[audience];
        return (
          <ForAudience key={audience} audience={audience}>
            <QuestionColumns>
              <SectionHeading title={title} text={text} />
              <div>
                {items.map(({ question, label, answer }, index) => (
                  <QuestionDetails key={question} open={index === 0}>
                    <Question>
                      <span>
                        {question}
                        {label ? <TagAfterWords>{label}</TagAfterWords> : null}
                      </span>
                    </Question>
                    <Answer>{renderText(answer)}</Answer>
                  </QuestionDetails>
                ))}
                <Contact>{renderText(`${questions.contact} ${email}`)}</Contact>
              </div>
            </QuestionColumns>
          </ForAudience>
        );
      })}
    </Band>
  );
}

const QuestionColumns = styled(Column)({
  [media.wide]: {
    display: "grid",
    gridTemplateColumns: "var(--right-leads)",
    columnGap: "var(--column-gap)",
  },
});

const QuestionDetails = styled.details({ borderBottom: "1px solid var(--line)" });

const Question = styled.summary({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--space-4)",
  minHeight: "var(--target)",
  paddingBlock: "var(--space-3)",
  fontSize: "var(--text-lead)",
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: "balance",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "&:hover": { color: "var(--link)" },
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
});

const Answer = styled.p({
  maxWidth: "var(--line-length)",
  marginBottom: "var(--space-5)",
  padding: "var(--space-3) var(--space-5)",
  ...clinicianBubble,
});

const Contact = styled.p({ marginTop: "var(--space-5)", color: "var(--muted)" });

export const questionsFragment = graphql`
  fragment QuestionList on Questions {
    title
    text
    items {
      question
      label
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
