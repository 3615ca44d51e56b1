import styled from "@emotion/styled";
import { askedCorners, askedStyle, bubbleCorners } from "../../ui/bubble";
import { renderText } from "../../ui/render-text";

type WeekQuestionProps = Queries.WeekQuestionFragment & {
  /** What the week is called. */
  name: string;
  /** Whether it is the one that is shown. */
  isAsked: boolean;
  /** Whether it is in the second half of the line. */
  isLate: boolean;
};

/** What is asked in a week. All questions share one place, which is as high as the longest needs. */
export function WeekQuestion({ name, question, note, isAsked, isLate }: WeekQuestionProps) {
  return (
    <Bubble data-is-asked={isAsked} data-is-late={isLate}>
      <Name>{name}</Name>
      <p>{question}</p>
      {note ? <Note>{renderText(note)}</Note> : null}
    </Bubble>
  );
}

// Its stalk is as far across it as the week is across the line, so that it never sticks out.
const Bubble = styled.div({
  gridArea: "1 / 1",
  placeSelf: "end start",
  position: "relative",
  left: "calc(var(--across) * 100%)",
  width: "max-content",
  maxWidth: "min(100%, 24rem)",
  translate: "calc(var(--across) * -100%)",
  padding: "var(--space-4) var(--space-5)",
  ...askedStyle,
  borderRadius: bubbleCorners,
  fontSize: "var(--text-lead)",
  lineHeight: 1.35,
  "&[data-is-late='true']": { borderRadius: askedCorners },
  "&[data-is-asked='false']": { visibility: "hidden" },
});

const Name = styled.p({
  marginBottom: "var(--space-1)",
  fontSize: "var(--text-small)",
  fontWeight: 650,
});

const Note = styled.p({ marginTop: "var(--space-2)", fontSize: "var(--text-small)" });
