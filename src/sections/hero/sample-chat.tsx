import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useContext, useEffect, useRef } from "react";
import { IsViewShown } from "../../ui/is-view-shown";
import { Photo } from "../../ui/photo";
import { revealOnScroll } from "../../ui/reveal-on-scroll";
import { arrivalTimes } from "./arrival-times";
import { ChatMessage } from "./chat-message";

type SampleChatProps = { chat: Queries.SampleChatFragment };

/** A phone-like sample of a conversation, its messages arriving one after another. */
export function SampleChat({ chat }: SampleChatProps) {
  const { clinician, familyName, messages } = chat;
  const phone = useRef<HTMLElement>(null);
  const isViewShown = useContext(IsViewShown);
  useEffect(() => {
    // The chat begins with the first paint. If too little of it is in view then, it begins again.
    return phone.current && isViewShown ? revealOnScroll(phone.current, "chat", 1 / 3) : undefined;
  }, [isViewShown]);

  return (
    <Phone ref={phone}>
      <Caption>
        <Face photo={clinician.photo} />
        <span>
          <Name>{clinician.name}</Name>
          <Role>{clinician.role}</Role>
        </span>
        <Sample>{chat.label}</Sample>
      </Caption>
      <Messages arrivals={arrivalTimes(messages.map(({ from }) => from))}>
        {messages.map((message) => (
          <ChatMessage
            key={message.text}
            {...message}
            sender={message.from === "clinician" ? clinician.name : familyName}
          />
        ))}
      </Messages>
      <ResponseTime>{chat.responseTime}</ResponseTime>
    </Phone>
  );
}

const Phone = styled.figure({
  position: "relative",
  overflow: "hidden",
  maxWidth: "27rem",
  margin: "0 auto",
  borderRadius: "var(--radius-panel)",
  border: "1px solid var(--hairline)",
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
});

const Caption = styled.figcaption({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-2) var(--space-3)",
  padding: "var(--space-3) var(--space-5)",
  borderBottom: "1px solid var(--hairline)",
  lineHeight: 1.3,
});

const Face = styled(Photo)({ width: "2.75rem", height: "2.75rem", borderRadius: "50%" });

const Name = styled.span({ display: "block", fontWeight: 650 });

const Role = styled.span({ display: "block", color: "var(--muted)", fontSize: "0.875rem" });

const Sample = styled.span({
  marginInlineStart: "auto",
  color: "var(--muted)",
  fontSize: "0.875rem",
});

type MessagesProps = {
  /** Milliseconds from the start of the conversation until each message is there. */
  arrivals: number[];
};

// The page's content-security policy forbids style attributes, so the times are in a class.
const Messages = styled.ol<MessagesProps>(
  { display: "grid", gap: "var(--space-2)", padding: "var(--space-4)" },
  ({ arrivals }) =>
    arrivals.map((time, index) => ({
      [`& > :nth-of-type(${index + 1})`]: { "--arrival": `${time}ms` },
    })),
);

const ResponseTime = styled.p({
  padding: "var(--space-3) var(--space-5)",
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
      photo {
        ...Photo
        file {
          childImageSharp {
            gatsbyImageData(
              layout: FIXED
              width: 44
              height: 44
              transformOptions: { fit: OUTSIDE }
              outputPixelDensities: [1, 2, 3]
              placeholder: NONE
              formats: [WEBP]
            )
          }
        }
      }
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
