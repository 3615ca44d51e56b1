import styled from "@emotion/styled";
import { graphql } from "gatsby";
import ArrowUpRight from "lucide/dist/esm/icons/arrow-up-right.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import { media } from "../styles/media";
import { ButtonLink, ButtonRow } from "../ui/button";
import { Icon } from "../ui/icon";
import { Photo } from "../ui/photo";
import { Quote } from "../ui/quote";
import { renderText } from "../ui/render-text";
import { Tag } from "../ui/tag";

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
          <div>
            <Name>{founder.name}</Name>
            <Title>
              <span>{renderText(founder.title)}</span>
              {founder.credential ? <> · {renderText(founder.credential)}</> : null}{" "}
              {founder.label ? <Tag>{founder.label}</Tag> : null}
            </Title>
          </div>
          <Words>
            {founder.quote ? <Saying>{founder.quote}</Saying> : null}
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

const Cards = styled.ul({ display: "grid", gap: "var(--space-16)" });

// On a phone, the portrait is beside the name; where there is room, beside all words.
const Card = styled.li({
  display: "grid",
  gridTemplateColumns: "min(8.5rem, 40%) minmax(0, 1fr)",
  gap: "var(--space-4)",
  alignItems: "center",
  "& > :last-child": { gridColumn: "1 / -1" },
  [media.medium]: {
    gridTemplateColumns: "var(--portrait-columns)",
    columnGap: "var(--portrait-gap)",
    alignItems: "start",
    gridTemplateRows: "auto 1fr",
    "& > picture": { gridRow: "1 / span 2" },
    "& > :last-child": { gridColumn: 2 },
  },
});

const Portrait = styled(Photo)({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  borderRadius: "var(--radius-panel)",
});

const Words = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  "& > p": { maxWidth: "var(--line-length)" },
});

const Saying = styled(Quote)({
  maxWidth: "none",
  fontSize: "clamp(1.25rem, 1.1rem + 0.9vw, 1.875rem)",
  lineHeight: 1.25,
});

const Name = styled.h2({ fontSize: "var(--text-title)" });

const Title = styled.p({ marginTop: "var(--space-1)", color: "var(--accent)", fontWeight: 650 });

const Actions = styled(ButtonRow)({
  [media.beyondPhone]: { "& > a": { paddingInline: "var(--space-4)" } },
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
            outputPixelDensities: [0.3, 0.5, 0.75, 0.9, 1.25, 2, 2.375]
            sizes: "(min-width: 90rem) 26vw, (min-width: 48rem) 30vw, 136px"
            placeholder: NONE
            formats: [WEBP, AVIF]
          )
        }
      }
    }
  }
`;
