import styled from "@emotion/styled";
import { graphql } from "gatsby";
import ArrowUpRight from "lucide/dist/esm/icons/arrow-up-right.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import { media } from "../styles/media";
import { bubbleStyle } from "../ui/bubble";
import { ButtonLink, ButtonRow } from "../ui/button";
import { Icon } from "../ui/icon";
import { Photo } from "../ui/photo";
import { Quote } from "../ui/quote";
import { renderText } from "../ui/render-text";
import { TagAfterWords } from "../ui/tag";

type FoundersProps = {
  founders: readonly Queries.FounderFragment[];
  labels: Queries.FounderLabelsFragment;
};

/** The people behind the service, a card each. */
export function Founders({ founders, labels }: FoundersProps) {
  return (
    <Cards>
      {founders.map((founder, index) => (
        <Card key={founder.name}>
          <Portrait
            photo={founder.photo}
            // The first portrait is in view at once, and the largest thing there.
            loading={index === 0 ? "eager" : "lazy"}
          />
          {founder.quote ? <Saying>{founder.quote}</Saying> : null}
          <div>
            <Name>{founder.name}</Name>
            <Title>
              <span>{renderText(founder.title)}</span>
              {founder.credential ? (
                <>
                  {" "}
                  · <Credential>{renderText(founder.credential)}</Credential>
                </>
              ) : null}
              {founder.label ? <TagAfterWords>{founder.label}</TagAfterWords> : null}
            </Title>
          </div>
          <Words>
            {founder.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Actions>
              {founder.profileUrl ? (
                <ButtonLink data-rank="secondary" href={founder.profileUrl} rel="noreferrer">
                  <Icon icon={ArrowUpRight} size={20} />
                  {labels.profileLabel} <span className="visually-hidden">({founder.name})</span>
                </ButtonLink>
              ) : null}
              <ButtonLink data-rank="secondary" href={`mailto:${founder.email}`}>
                <Icon icon={Mail} size={20} />
                {labels.emailLabel} <span className="visually-hidden">({founder.name})</span>
              </ButtonLink>
            </Actions>
          </Words>
        </Card>
      ))}
    </Cards>
  );
}

// Beside each other, so that both faces are in the first screen.
const Cards = styled.ul({
  display: "grid",
  gap: "clamp(3rem, 2rem + 2.5vw, 4.5rem) var(--column-gap)",
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const Card = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "var(--space-5)",
});

const Portrait = styled(Photo)({
  width: "100%",
  height: "auto",
  aspectRatio: "5 / 4",
  [media.phone]: { aspectRatio: "1 / 1" },
  borderRadius: "var(--radius-panel)",
});

const Words = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  "& > p": { maxWidth: "var(--line-length)" },
});

// Over the portrait of whoever says it.
const Saying = styled(Quote)({
  zIndex: 1,
  maxWidth: "28rem",
  margin: "-3.5rem var(--space-4) 0",
  [media.wide]: { marginInline: "var(--space-8)" },
  padding: "var(--space-5) var(--space-6)",
  ...bubbleStyle,
  fontSize: "clamp(1.4375rem, 1.2rem + 0.8vw, 1.75rem)",
  lineHeight: 1.22,
  letterSpacing: "-0.012em",
});

const Name = styled.h2({ fontSize: "var(--text-title)" });

const Title = styled.p({ marginTop: "var(--space-1)", color: "var(--accent)", fontWeight: 650 });

/** Whole on a line, so that it does not break at its hyphen. */
const Credential = styled.span({ display: "inline-block", paddingInlineEnd: "var(--space-1)" });

const Actions = styled(ButtonRow)({
  [media.beyondPhone]: { "& > a": { paddingInline: "var(--space-4)" } },
  // One below the other there.
  [media.tablet]: { "& > a": { flex: "1 1 100%" } },
});

export const foundersFragment = graphql`
  fragment FounderLabels on AboutJson {
    profileLabel
    emailLabel
  }

  fragment Founder on Founder {
    name
    title
    credential
    label
    quote
    biography
    profileUrl
    email
    photo {
      ...Photo
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 480
            height: 480
            transformOptions: { fit: OUTSIDE }
            outputPixelDensities: [0.3, 0.5, 0.75, 0.9, 1.25, 2, 2.475]
            sizes: "(min-width: 90rem) 35vw, (min-width: 48rem) 46vw, 96vw"
            placeholder: NONE
            formats: [WEBP, AVIF]
          )
        }
      }
    }
  }
`;
