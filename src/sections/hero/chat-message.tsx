import styled from "@emotion/styled";
import { bubbleCorners } from "../../ui/bubble";
import { Message } from "../../ui/message";

type ChatMessageProps = Queries.MessageFragment & {
  /** Read to those who cannot see on which side it is. */
  sender: string;
};

/** One message of the chat. */
export function ChatMessage({ sender, ...message }: ChatMessageProps) {
  return (
    <Entry data-is-answer={message.from === "clinician"}>
      <Message {...message}>
        <span className="visually-hidden">{`${sender}: `}</span>
      </Message>
    </Entry>
  );
}

const dot = "radial-gradient(circle, var(--muted) 0.1875rem, transparent 0.25rem)";

/** Milliseconds from the first paint until the clinician seems to type, and until the answer is there. */
const typingBegins = 700;
const answerArrives = 2200;

const Entry = styled.li({
  position: "relative",
  maxWidth: "min(88%, 26rem)",
  fontSize: "clamp(0.9375rem, 0.4rem + 1.2vh, 1.1875rem)",
  "&[data-is-answer='false']": { justifySelf: "end" },
  // Two in a row belong together.
  "[data-is-answer='true'] + &[data-is-answer='true']": { marginTop: "calc(-0.5 * var(--gap))" },
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
    },
  },
});
