import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { leafMark } from "../../drawings/willow";
import { media } from "../../styles/media";
import { Face } from "../../ui/face";
import { Photo } from "../../ui/photo";
import { offThePage } from "../../ui/spread";
import { Tag } from "../../ui/tag";
import { ChatMessage } from "./chat-message";

type SampleChatProps = { chat: Queries.SampleChatFragment };

/** A sample of a conversation, in which the last answer is still being typed. */
export function SampleChat({ chat }: SampleChatProps) {
  const { clinician, familyName, messages } = chat;

  return (
    <>
      {chat.picture ? <Picture photo={chat.picture} {...beforeOthers} /> : null}
      <Chat>
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
    </>
  );
}

/** In lower case: React 18 does not know `fetchPriority`, and passes on what it does not know. */
const beforeOthers = { fetchpriority: "high" };

// Loaded lazily, so that the other view does not fetch it (startup/run-before-hydration.ts).
const Picture = styled(Photo)({
  height: "auto",
  aspectRatio: "7 / 4",
  ...offThePage,
  [media.wide]: {
    // From the bar on, and as high as leaves room for the conversation in the first screen.
    width: "calc(100% + var(--bleed) + var(--before))",
    height: "clamp(15rem, 42vh, 26rem)",
    aspectRatio: "auto",
    marginBlockStart: "calc(-1 * var(--start))",
    marginInlineStart: "calc(-1 * var(--before))",
  },
});

const Chat = styled.figure({
  display: "grid",
  gap: "clamp(0.75rem, 2.2vh, 1.25rem)",
  // The plate lies over the picture's lower edge, but over nobody in it, whose name it would seem to be.
  "picture + &": { position: "relative", marginTop: "-1rem" },
});

const Caption = styled.figcaption({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-1) var(--space-3)",
  justifySelf: "start",
  // Nothing moves while more of it is on its way.
  [media.phone]: { justifySelf: "stretch", marginInline: "var(--space-4)" },
  padding: "0.375rem var(--space-5) 0.375rem 0.375rem",
  border: "1px solid transparent",
  borderRadius: "var(--radius-panel)",
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
  lineHeight: 1.25,
  "& > picture": { flex: "none" },
  "& > picture > img": { width: "2.75rem", height: "2.75rem" },
});

// Gives way to the label, whose word it would otherwise break; where its own would break, the label
// goes below.
const Clinician = styled.span({ flex: "1 1 7rem" });

const Name = styled.span({ display: "block", fontWeight: 650 });

const Role = styled.span({
  display: "block",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});

const Messages = styled.ol({
  display: "grid",
  "--gap": "clamp(0.5rem, 2vh, 1.25rem)",
  gap: "var(--gap)",
});

// A pill would look like a button, a bubble like a message, a box like a field: this is a line.
const ResponseTime = styled.p({
  display: "flex",
  gap: "var(--space-2)",
  fontSize: "var(--text-small)",
  fontWeight: 650,
  lineHeight: 1.4,
  textWrap: "balance",
  "&::before": { ...leafMark, flex: "none", marginTop: "0.2em", color: "var(--twig)" },
});

export const sampleChatFragment = graphql`
  fragment SampleChat on SampleChat {
    picture {
      ...Photo
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 520
            height: 347
            transformOptions: { fit: OUTSIDE }
            outputPixelDensities: [0.8, 1, 1.4, 2, 2.4]
            sizes: "(min-width: 60rem) 46vw, 100vw"
            placeholder: NONE
            formats: [WEBP, AVIF]
          )
        }
      }
    }
    label
    clinician {
      name
      role
      photo {
        ...Face
      }
    }
    familyName
    messages {
      ...Message
    }
    responseTime
  }
`;
