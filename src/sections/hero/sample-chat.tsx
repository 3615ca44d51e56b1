import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { leafMark } from "../../drawings/willow";
import { bubbleCorners } from "../../styles/bubbles";
import { media } from "../../styles/media";
import { Message } from "../../ui/message";
import { NamePlate } from "../../ui/name-plate";
import { PhotoOffThePage } from "../../ui/photo";
import { Tag } from "../../ui/tag";

type SampleChatProps = { chat: Queries.SampleChatFragment };

/** A sample conversation between a patient and a clinician. */
export function SampleChat({ chat }: SampleChatProps) {
  const { picture, clinician, familyName, messages } = chat;
  const firstAnswer = messages.findIndex(({ from }) => from === "clinician");
  const MessageList = picture ? MessagesOverPicture : Messages;

  return (
    <figure aria-label={chat.label}>
      {picture ? <ChatPicture photo={picture} loading="eager" /> : null}
      <MessageList>
        {messages.map((message, index) => {
          const isAnswer = message.from === "clinician";
          const isLast = index === messages.length - 1;
          const Entry = picture && index === 0 ? EntryOverPicture : ChatEntry;
          const Place = isAnswer && isLast ? TypedMessage : "div";
          return (
            <Entry key={message.text} data-from={message.from}>
              {index === firstAnswer ? (
                <NamePlate clinician={clinician}>
                  <Tag>{chat.label}</Tag>
                </NamePlate>
              ) : null}
              <Place>
                <Message {...message} sender={isAnswer ? clinician.name : familyName} />
              </Place>
            </Entry>
          );
        })}
      </MessageList>
      <ResponseTime>{chat.responseTime}</ResponseTime>
    </figure>
  );
}

const ChatPicture = styled(PhotoOffThePage)({
  height: "15.5rem",
  [media.tablet]: { height: "18rem" },
  [media.wide]: {
    // Leaves room for the conversation in the first screen.
    width: "calc(100% + var(--bleed) + var(--sample-overhang))",
    height: "clamp(13rem, 40vh - 1rem, 26rem)",
    marginBlockStart: "calc(-1 * var(--hero-top))",
    marginInlineStart: "calc(-1 * var(--sample-overhang))",
  },
});

const Messages = styled.ol({
  display: "grid",
  gap: "clamp(0.5rem, 1.6vh, 1rem)",
});

// The first message overlaps the picture.
const MessagesOverPicture = styled(Messages)({
  position: "relative",
  marginTop: "-1.75rem",
  "@media print": { marginTop: 0 },
});

const ChatEntry = styled.li({
  display: "grid",
  gap: "0.5rem",
  maxWidth: "min(88%, 26rem)",
  fontSize: "clamp(0.9375rem, 0.4rem + 1.2vh, 1.1875rem)",
  "&[data-from=family]": { justifySelf: "end" },
});

const EntryOverPicture = styled(ChatEntry)({
  "--patient-corners": "1.5rem 0.375rem 1.5rem 1.5rem",
  // Sets it off from the picture, which may have its color.
  "--message-outline": "3px solid var(--ground)",
});

const dot = "radial-gradient(circle, var(--muted) 0.1875rem, transparent 0.25rem)";

/** Milliseconds after the first paint. */
const typingBegins = 700;
const answerArrives = 2200;

const TypedMessage = styled.div({
  position: "relative",
  "@media screen and (prefers-reduced-motion: no-preference)": {
    // After a switch of the view, the answer is there at once.
    "html:not([data-switched]) &": {
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

const ResponseTime = styled.figcaption({
  display: "flex",
  gap: "var(--space-2)",
  marginTop: "clamp(0.75rem, 2vh, 1.25rem)",
  fontSize: "var(--text-small)",
  fontWeight: 650,
  lineHeight: 1.4,
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
            outputPixelDensities: [0.8, 1.4, 2.4]
            sizes: "(min-width: 60rem) 46vw, 100vw"
          )
        }
      }
    }
    label
    clinician {
      name
      ...NamePlate
    }
    familyName
    messages {
      ...Message
    }
    responseTime
  }
`;
