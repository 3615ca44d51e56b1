import styled from "@emotion/styled";
import { graphql } from "gatsby";

type SampleChatProps = { chat: Queries.SampleChatFragment };

const millisecondsBetweenMessages = 700;

/** A phone-like sample of a conversation, its messages arriving one after another. */
export function SampleChat({ chat }: SampleChatProps) {
  return (
    <Phone>
      <Caption>
        <Sample>{chat.label}</Sample>
        <Clinician>
          <Initial aria-hidden="true">{chat.clinician.name.charAt(0)}</Initial>
          <span>
            <Name>{chat.clinician.name}</Name>
            <Role>{chat.clinician.role}</Role>
          </span>
        </Clinician>
      </Caption>
      <Messages>
        {chat.messages.map(({ from, text, time }, order) => (
          <Message key={`${time} ${text}`} data-from={from} arrivalOrder={order}>
            <Words>
              <span className="visually-hidden">
                {from === "family" ? chat.familyName : chat.clinician.name}:{" "}
              </span>
              {text}
            </Words>
            <Time>{time}</Time>
          </Message>
        ))}
      </Messages>
      <ResponseTime>{chat.responseTime}</ResponseTime>
    </Phone>
  );
}

const Phone = styled.figure({
  position: "relative",
  maxWidth: "25.5rem",
  margin: "0 auto",
  padding: "var(--space-2)",
  borderRadius: "2.75rem",
  border: "1px solid var(--hairline)",
  background: "var(--ground)",
  boxShadow: "var(--shadow)",
});

const Caption = styled.figcaption({
  display: "flex",
  flexDirection: "column",
  gap: "var(--space-2)",
  padding: "var(--space-3) var(--space-5)",
  borderRadius: "2.25rem 2.25rem 0 0",
  background: "var(--surface)",
  borderBottom: "1px solid var(--hairline)",
});

const Sample = styled.span({
  alignSelf: "center",
  color: "var(--muted)",
  fontSize: "0.875rem",
  fontWeight: 600,
});

const Clinician = styled.span({ display: "flex", alignItems: "center", gap: "var(--space-3)" });

const Initial = styled.span({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: "50%",
  background: "var(--tint)",
  fontFamily: "var(--font-headline)",
  fontSize: "1.25rem",
});

const Name = styled.span({ display: "block", fontWeight: 650, lineHeight: 1.3 });

const Role = styled.span({
  display: "block",
  color: "var(--muted)",
  fontSize: "0.875rem",
  lineHeight: 1.3,
});

const Messages = styled.ol({
  display: "grid",
  gap: "var(--space-2)",
  padding: "var(--space-4)",
  background: "var(--surface)",
});

type MessageProps = { arrivalOrder: number };

// The delay is not a style attribute: the page's content-security policy forbids them.
const Message = styled("li", {
  shouldForwardProp: (name) => name !== "arrivalOrder",
})<MessageProps>(
  {
    maxWidth: "88%",
    fontSize: "0.9375rem",
    lineHeight: 1.4,
    "&[data-from='family']": { justifySelf: "end", textAlign: "end" },
  },
  ({ arrivalOrder }) => ({
    "@media screen and (prefers-reduced-motion: no-preference)": {
      animation: `message-arrives 450ms ease-out ${arrivalOrder * millisecondsBetweenMessages}ms backwards`,
    },
  }),
);

const Words = styled.p({
  padding: "0.5625rem var(--space-4)",
  borderRadius: "1.25rem 1.25rem 1.25rem 0.375rem",
  background: "var(--tint)",
  color: "var(--ink)",
  textAlign: "start",
  "[data-from='family'] > &": {
    borderRadius: "1.25rem 1.25rem 0.375rem 1.25rem",
    background: "var(--action)",
    color: "var(--on-action)",
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

const ResponseTime = styled.p({
  padding: "var(--space-3) var(--space-5)",
  borderRadius: "0 0 2.25rem 2.25rem",
  background: "var(--surface)",
  borderTop: "1px solid var(--hairline)",
  fontSize: "var(--text-small)",
  fontWeight: 600,
  textAlign: "center",
});

export const sampleChatFragment = graphql`
  fragment SampleChat on SampleChat {
    label
    clinician {
      name
      role
    }
    familyName
    messages {
      from
      text
      time
    }
    responseTime
  }
`;
