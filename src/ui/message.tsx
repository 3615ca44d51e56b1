import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { askedStyle, bubbleStyle } from "./bubble";

type MessageProps = Queries.MessageFragment & {
  children?: ReactNode;
};

/** A text message; a patient's is at the right, in a color of its own. */
export function Message({ from, text, time, children }: MessageProps) {
  return (
    <Words data-is-answer={from === "clinician"}>
      {children}
      {`${text}\u00a0`}
      <Time>{time}</Time>
    </Words>
  );
}

const Words = styled.p({
  "--time": "var(--muted)",
  padding: "0.5rem var(--space-4)",
  ...bubbleStyle,
  color: "var(--ink)",
  lineHeight: 1.4,
  "&[data-is-answer='false']": { ...askedStyle, "--time": "currentcolor", justifySelf: "end" },
});

const Time = styled.span({
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
