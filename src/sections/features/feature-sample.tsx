import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { budOnStem, SmallLeaves } from "../../drawings/willow";
import { media } from "../../styles/media";
import { Face } from "../../ui/face";
import { Message } from "../../ui/message";
import { TagAfterWords } from "../../ui/tag";

type FeatureSampleProps = Queries.FeatureSampleFragment;

/** A small piece of the service, as the sample of the first screen shows all of it. */
export function FeatureSample({ messages, stages, clinician }: FeatureSampleProps) {
  return (
    <>
      {stages ? (
        <Stem>
          <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 74C100 64 200 62 300 44" />
            <SmallLeaves places={stemLeaves} />
            <path d={budOnStem} transform="translate(150 62)scale(.5)" />
          </svg>
          <Stages>
            {stages.map((stage) => (
              <li key={stage}>{stage}</li>
            ))}
          </Stages>
        </Stem>
      ) : null}
      {clinician ? (
        <Plate>
          <Face photo={clinician.photo} />
          <span>
            <strong>{clinician.name}</strong>{" "}
            {clinician.label ? <TagAfterWords>{clinician.label}</TagAfterWords> : null}
            <Role>{clinician.role}</Role>
          </span>
        </Plate>
      ) : null}
      {messages?.map((message) => (
        <Message key={message.text} {...message} />
      ))}
    </>
  );
}

/** The later, the larger; the last four are those after the birth, which the bud marks. */
const stemLeaves = [
  "translate(20 72)rotate(-42)scale(.4)",
  "translate(50 70)rotate(36)scale(.4)",
  "translate(80 67)rotate(-42)scale(.5)",
  "translate(110 65)rotate(36)scale(.4)",
  "translate(170 60)rotate(36)scale(.4)",
  "translate(200 57)rotate(-42)scale(.5)",
  "translate(230 54)rotate(36)scale(.5)",
  "translate(260 50)rotate(-42)scale(.5)",
];

const Stem = styled.div({
  "& > svg": {
    width: "100%",
    height: "7.5rem",
    [media.narrow]: { height: "5rem" },
    overflow: "visible",
    fill: "var(--twig)",
    "& > :first-of-type": { fill: "none", stroke: "var(--twig)", strokeWidth: 1.5 },
    "& > :nth-last-of-type(-n + 5)": { fill: "var(--blossom)" },
  },
});

const Stages = styled.ol({
  display: "flex",
  gap: "var(--space-3)",
  fontSize: "var(--text-small)",
  fontWeight: 600,
  lineHeight: 1.3,
  // That in the middle of three is below the bud.
  "& > li": { flex: 1, textAlign: "center" },
  "& > :nth-of-type(2):nth-last-of-type(2)": { flex: "0 1 auto" },
  "& > :first-of-type": { textAlign: "start" },
  "& > :last-of-type": { textAlign: "end" },
});

const Plate = styled.p({
  display: "flex",
  // Where large text would break a word, the words go below the face.
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-3)",
  justifySelf: "start",
  lineHeight: 1.3,
  "& > picture": { flex: "none" },
  "& > span": { flex: "1 1 7rem" },
});

const Role = styled.span({
  display: "block",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});

export const featureSampleFragment = graphql`
  fragment FeatureSample on FeatureSample {
    messages {
      ...Message
    }
    stages
    clinician {
      name
      role
      label
      photo {
        ...Face
      }
    }
  }
`;
