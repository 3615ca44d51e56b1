import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { askedStyle, bubbleStyle } from "../../ui/bubble";
import { Face } from "../../ui/face";
import { Tag } from "../../ui/tag";
import { smallLeaf } from "../../ui/willow";

type FeatureSampleProps = Queries.FeatureSampleFragment;

/** A small piece of the service, as the sample of the first screen shows all of it. */
export function FeatureSample({ question, checkIn, stages, clinician }: FeatureSampleProps) {
  return (
    <>
      {question ? <Asked>{question}</Asked> : null}
      {stages ? (
        <Stem>
          <svg viewBox="0 0 300 64" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 54C100 46 200 46 300 34" />
            {stemLeaves.map((place) => (
              <path key={place} d={smallLeaf} transform={place} />
            ))}
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
            {clinician.label ? <Tag>{clinician.label}</Tag> : null}
            <Role>{clinician.role}</Role>
          </span>
        </Plate>
      ) : null}
      {checkIn ? <CheckIn>{checkIn}</CheckIn> : null}
    </>
  );
}

/** The later, the larger; the last two are those after the birth. */
const stemLeaves = [
  "translate(12 53)rotate(-40)scale(.2)",
  "translate(48 50)rotate(36)scale(.22)",
  "translate(82 49)rotate(-44)scale(.28)",
  "translate(118 48)rotate(34)scale(.3)",
  "translate(150 48)rotate(-46)scale(.36)",
  "translate(186 46)rotate(34)scale(.36)",
  "translate(218 44)rotate(-46)scale(.44)",
  "translate(254 41)rotate(28)scale(.42)",
  "translate(280 37)rotate(-42)scale(.46)",
];

const message = {
  maxWidth: "24rem",
  padding: "var(--space-3) var(--space-5)",
  fontSize: "var(--text-card)",
  lineHeight: 1.3,
} as const;

const Asked = styled.p({ ...message, ...askedStyle, justifySelf: "end" });

// It arrives once its card has.
const CheckIn = styled.p({
  ...message,
  ...bubbleStyle,
  justifySelf: "start",
  boxShadow: "none",
  color: "var(--ink)",
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "[data-reveal='arrived'] &": { animation: "message-arrives 450ms ease-out 700ms backwards" },
  },
});

const Stem = styled.div({
  "& > svg": {
    width: "100%",
    height: "4.5rem",
    overflow: "visible",
    fill: "var(--twig)",
    "& > :first-of-type": { fill: "none", stroke: "var(--twig)", strokeWidth: 1.5 },
    "& > :nth-last-of-type(-n + 2)": { fill: "var(--blossom)" },
  },
});

const Stages = styled.ol({
  display: "flex",
  justifyContent: "space-between",
  gap: "var(--space-3)",
  marginTop: "var(--space-3)",
  color: "var(--ink)",
  fontSize: "var(--text-small)",
  fontWeight: 600,
  lineHeight: 1.3,
  "& > :last-of-type": { textAlign: "end" },
});

const Plate = styled.p({
  display: "flex",
  // Where large text would break a word, the words go below the face.
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-3)",
  justifySelf: "start",
  padding: "var(--space-2) var(--space-6) var(--space-2) var(--space-2)",
  border: "1px solid var(--hairline)",
  borderRadius: "2.25rem",
  background: "var(--surface)",
  color: "var(--ink)",
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
    question
    checkIn
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
