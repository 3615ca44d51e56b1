import styled from "@emotion/styled";
import { media } from "../../styles/media";
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
      <div>
        <Name>{name}</Name>
        <p>{question}</p>
      </div>
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
  maxWidth: "min(100%, 30rem)",
  translate: "calc(var(--across) * -100%)",
  padding: "var(--space-4) var(--space-5)",
  ...askedStyle,
  borderRadius: "1.5rem",
  fontSize: "var(--text-lead)",
  lineHeight: 1.35,
  // A note is beside the question, which makes none higher than the others.
  [media.wide]: {
    display: "flex",
    alignItems: "center",
    gap: "var(--space-6)",
    // It ends at its stalk, or begins there.
    borderRadius: bubbleCorners,
    maxWidth: "min(44rem, max(var(--across), 1 - var(--across)) * 100%)",
    translate: 0,
  },
  "&[data-is-late='true']": {
    [media.wide]: { borderRadius: askedCorners, translate: "-100%" },
  },
  "&[data-is-asked='false']": { visibility: "hidden" },
});

const Name = styled.p({
  marginBottom: "var(--space-1)",
  fontSize: "var(--text-small)",
  fontWeight: 650,
});

const Note = styled.p({
  marginTop: "var(--space-2)",
  fontSize: "var(--text-small)",
  [media.wide]: { maxWidth: "19.5rem", margin: 0, textWrap: "balance" },
});
