import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { clinicianBubble, patientBubble } from "../styles/bubbles";
import { renderText } from "./render-text";

type MessageProps = Queries.MessageFragment & {
  /** Who writes, to be read aloud. */
  sender: string;
};

/** A text message; a patient's is at the right, in a color of its own. */
export function Message({ from, text, time, sender }: MessageProps) {
  return (
    <MessageBubble data-from={from}>
      <span className="visually-hidden">{`${sender}: `}</span>
      {renderText(`${text}\u00a0`)}
      <MessageTime>{time}</MessageTime>
    </MessageBubble>
  );
}

const MessageBubble = styled.p({
  "--time": "var(--muted)",
  padding: "0.5rem var(--space-4)",
  ...clinicianBubble,
  justifySelf: "start",
  maxWidth: "var(--message-width, none)",
  outline: "var(--message-outline, none)",
  color: "var(--ink)",
  lineHeight: 1.4,
  "&[data-from=family]": { ...patientBubble, "--time": "currentcolor", justifySelf: "end" },
});

const MessageTime = styled.span({
  marginInlineStart: "0.375em",
  whiteSpace: "nowrap",
  color: "var(--time)",
  fontSize: "0.875rem",
});

export const messageFragment = graphql`
  fragment Message on Message {
    from
    text
    time
  }
`;
