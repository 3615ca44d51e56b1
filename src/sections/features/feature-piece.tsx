import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Stem } from "../../drawings/stem";
import { media } from "../../styles/media";
import { Message } from "../../ui/message";
import { NameAndRole } from "../../ui/name-plate";
import { Photo } from "../../ui/photo";

type FeaturePieceProps = Queries.FeaturePieceFragment & {
  /** Who writes the messages, to be read aloud. */
  senders: Queries.FeaturesFragment["senders"];
};

/** A small piece of the product: stages on a stem, messages, or somebody who answers. */
export function FeaturePiece({ stages, clinician, messages, senders }: FeaturePieceProps) {
  if (!stages && !clinician && !messages) return null;
  return (
    <Piece>
      <Samples>
        {stages ? (
          <div>
            <Stem />
            <Stages>
              {stages.map((stage) => (
                <li key={stage}>{stage}</li>
              ))}
            </Stages>
          </div>
        ) : null}
        {clinician ? <NameAndRole {...clinician} /> : null}
        {messages?.map((message) => (
          <Message
            key={message.text}
            {...message}
            sender={message.from === "clinician" ? senders.clinician : senders.family}
          />
        ))}
      </Samples>
      {clinician ? (
        <Corner>
          <Portrait photo={clinician.photo} alt="" />
        </Corner>
      ) : null}
    </Piece>
  );
}

const Piece = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-5)",
  [media.wide]: { display: "flex", alignItems: "end" },
});

const Samples = styled.div({
  flex: "1 1 0",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-3)",
  fontSize: "clamp(1rem, 0.9rem + 0.35vw, 1.1875rem)",
  "--message-width": "min(92%, 30rem)",
});

// Above the name; on a wide screen, in the card's lower right corner.
const Corner = styled.div({
  order: -1,
  [media.wide]: {
    flex: "0 0 min(42%, 15rem)",
    order: 0,
    margin: "0 calc(-1 * var(--card-inset)) calc(-1 * var(--card-inset)) 0",
  },
});

const Portrait = styled(Photo)({
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  borderRadius: "6rem 0",
  [media.wide]: { aspectRatio: "1", borderRadius: "6rem 0 calc(var(--radius-large) - 1px) 0" },
});

const Stages = styled.ol({
  display: "flex",
  justifyContent: "space-between",
  gap: "var(--space-3)",
  fontSize: "var(--text-small)",
  fontWeight: 600,
  lineHeight: 1.3,
  // The drawing's bud is in the middle, so the second of three stages is centered below it.
  "& > li": { flex: "1 1 0", textAlign: "center" },
  "& > :first-of-type": { textAlign: "start" },
  "& > :last-of-type": { textAlign: "end" },
});

export const featurePieceFragment = graphql`
  fragment FeaturePiece on Feature {
    stages
    clinician {
      name
      role
      photo {
        focus
        file {
          drawingUrl
          childImageSharp {
            gatsbyImageData(
              layout: FIXED
              width: 360
              height: 360
              webpOptions: { quality: 75 }
              outputPixelDensities: [1, 2]
            )
          }
        }
      }
    }
    messages {
      ...Message
    }
  }
`;
