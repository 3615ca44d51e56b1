import styled from "@emotion/styled";
import { typingTime } from "./arrival-times";

type ChatMessageProps = Queries.SampleChatFragment["messages"][number] & {
  /** Read to those who cannot see on which side it is. */
  sender: string;
};

/** One message of the chat, whose list says when it arrives. */
export function ChatMessage({ from, text, time, sender }: ChatMessageProps) {
  return (
    <Message data-is-answer={from === "clinician"}>
      <Words>
        <span className="visually-hidden">{`${sender}: `}</span>
        {text}
      </Words>
      <Time>{time}</Time>
    </Message>
  );
}

const bubbleCorners = "1.25rem 1.25rem 1.25rem 0.375rem";
const dot = "radial-gradient(circle, var(--muted) 0.1875rem, transparent 0.25rem)";

const Message = styled.li({
  position: "relative",
  maxWidth: "88%",
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "&[data-is-answer='false']": { justifySelf: "end", textAlign: "end" },
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "& > *": { animation: "message-arrives 450ms ease-out var(--arrival) backwards" },
    // Three dots show where the answer will be.
    "&[data-is-answer='true']::before": {
      content: "''",
      position: "absolute",
      width: "3.5rem",
      height: "2.25rem",
      borderRadius: bubbleCorners,
      background: `${dot} -0.75rem 0, ${dot}, ${dot} 0.75rem 0, var(--tint)`,
      backgroundRepeat: "no-repeat",
      opacity: 0,
      animation: `typing-shows ${typingTime}ms linear calc(var(--arrival) - ${typingTime}ms)`,
    },
    "[data-chat='waiting'] &:not(:first-of-type) > *": { animation: "none", opacity: 0 },
    "[data-chat='waiting'] &::before": { animation: "none" },
  },
});

const Words = styled.p({
  padding: "0.5625rem var(--space-4)",
  borderRadius: bubbleCorners,
  background: "var(--tint)",
  color: "var(--ink)",
  textAlign: "start",
  "[data-is-answer='false'] > &": {
    borderRadius: "1.25rem 1.25rem 0.375rem 1.25rem",
    background: "var(--bubble)",
    color: "var(--on-bubble)",
    "@media print": { background: "none", color: "inherit" },
  },
  "@media print, (forced-colors: active)": { border: "1px solid" },
});

const Time = styled.span({
  display: "block",
  padding: "0.125rem var(--space-2) 0",
  color: "var(--muted)",
  fontSize: "0.8125rem",
});
