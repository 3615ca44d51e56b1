import styled from "@emotion/styled";
import { askedStyle, bubbleCorners, bubbleStyle } from "../../ui/bubble";

type ChatMessageProps = Queries.SampleChatFragment["messages"][number] & {
  /** Read to those who cannot see on which side it is. */
  sender: string;
};

/** One message of the chat. */
export function ChatMessage({ from, text, time, sender }: ChatMessageProps) {
  return (
    <Message data-is-answer={from === "clinician"}>
      <Words>
        <span className="visually-hidden">{`${sender}: `}</span>
        {/* With the last word, so that it is never alone on a line. */}
        {`${text}\u00a0`}
        <Time>{time}</Time>
      </Words>
    </Message>
  );
}

const dot = "radial-gradient(circle, var(--muted) 0.1875rem, transparent 0.25rem)";

/** Milliseconds from the first paint until the clinician seems to type, and until the answer is there. */
const typingBegins = 700;
const answerArrives = 2200;

const Message = styled.li({
  position: "relative",
  maxWidth: "88%",
  fontSize: "clamp(0.9375rem, 0.4rem + 1.2vh, 1.1875rem)",
  lineHeight: 1.4,
  "&[data-is-answer='false']": { justifySelf: "end" },
  // The last answer arrives, after three dots where it will be; all else is there at once.
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "&[data-is-answer='true']:last-of-type": {
      "& > *": { animation: `message-arrives 450ms ease-out ${answerArrives}ms backwards` },
      "&::before": {
        content: "''",
        position: "absolute",
        width: "3.5rem",
        height: "2.25rem",
        borderRadius: bubbleCorners,
        background: `${dot} -0.75rem 0, ${dot}, ${dot} 0.75rem 0, var(--surface)`,
        backgroundRepeat: "no-repeat",
        opacity: 0,
        animation: `typing-shows ${answerArrives - typingBegins}ms linear ${typingBegins}ms`,
      },
      "html[data-hydrated] [data-chat='waiting'] & > *": { animation: "none", opacity: 0 },
      "html[data-hydrated] [data-chat='waiting'] &::before": { animation: "none" },
    },
  },
});

const Words = styled.p({
  padding: "0.5rem var(--space-4)",
  ...bubbleStyle,
  color: "var(--ink)",
  "[data-is-answer='false'] > &": askedStyle,
});

const Time = styled.span({
  marginInlineStart: "0.375em",
  whiteSpace: "nowrap",
  color: "var(--muted)",
  fontSize: "0.875rem",
  "[data-is-answer='false'] &": { color: "inherit" },
});
