import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useContext, useEffect, useRef } from "react";
import { media } from "../../styles/media";
import { IsViewShown } from "../../ui/is-view-shown";
import { Photo } from "../../ui/photo";
import { revealOnScroll } from "../../ui/reveal-on-scroll";
import { Tag } from "../../ui/tag";
import { ChatMessage } from "./chat-message";

type SampleChatProps = { chat: Queries.SampleChatFragment };

/** A sample of a conversation, in which the last answer is still being typed. */
export function SampleChat({ chat }: SampleChatProps) {
  const { clinician, familyName, messages } = chat;
  const conversation = useRef<HTMLElement>(null);
  const isViewShown = useContext(IsViewShown);
  useEffect(() => {
    // The answer began with the first paint. If too little of the chat is in view then, it begins again.
    return conversation.current && isViewShown
      ? revealOnScroll(conversation.current, "chat", 1 / 3)
      : undefined;
  }, [isViewShown]);

  return (
    <Chat ref={conversation}>
      <Caption>
        <Face photo={clinician.photo} />
        <Clinician>
          <Name>{clinician.name}</Name>
          <Role>{clinician.role}</Role>
        </Clinician>
        <Tag>{chat.label}</Tag>
      </Caption>
      <Messages>
        {messages.map((message) => (
          <ChatMessage
            key={message.text}
            {...message}
            sender={message.from === "clinician" ? clinician.name : familyName}
          />
        ))}
      </Messages>
      <ResponseTime>{chat.responseTime}</ResponseTime>
    </Chat>
  );
}

const Chat = styled.figure({
  display: "grid",
  gap: "clamp(0.75rem, 2.2vh, 1.25rem)",
  maxWidth: "29rem",
  margin: "0 auto",
  [media.wide]: { marginInlineEnd: 0 },
});

const Caption = styled.figcaption({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-1) var(--space-3)",
  padding: "var(--space-2) var(--space-5) var(--space-2) var(--space-2)",
  borderRadius: "1.875rem",
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
  lineHeight: 1.3,
  "& > picture": { flex: "none" },
  "@media print, (forced-colors: active)": { border: "1px solid" },
});

const Face = styled(Photo)({ width: "3.5rem", height: "3.5rem", borderRadius: "50%" });

// Gives way to the label, whose word it would otherwise break; where its own would break, the label
// goes below.
const Clinician = styled.span({ flex: "1 1 7rem" });

const Name = styled.span({ display: "block", fontWeight: 650 });

const Role = styled.span({
  display: "block",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});

const Messages = styled.ol({ display: "grid", gap: "clamp(0.5rem, 2vh, 1.25rem)" });

// A pill would look like a button, a bubble like a message: this is a strip.
const ResponseTime = styled.p({
  padding: "var(--space-2) var(--space-4)",
  borderRadius: "var(--radius-small)",
  background: "var(--surface)",
  fontSize: "var(--text-small)",
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: "center",
  textWrap: "balance",
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
              width: 56
              height: 56
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
