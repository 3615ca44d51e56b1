import styled from "@emotion/styled";
import { graphql } from "gatsby";
import ArrowUpRight from "lucide/dist/esm/icons/arrow-up-right.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import { media } from "../styles/media";
import { ButtonRow, SecondaryButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { Quote } from "../ui/quote";
import { renderText } from "../ui/render-text";
import { Split, SplitPhoto, SplitWords } from "../ui/split";
import { Tag } from "../ui/tag";

type FoundersProps = {
  founders: readonly Queries.FounderFragment[];
  labels: Queries.FounderLabelsFragment;
};

export function Founders({ founders, labels }: FoundersProps) {
  if (founders.length === 0) return null;
  return (
    <ul>
      {founders.map((founder, index) => (
        <FounderCard key={founder.name}>
          <Split>
            <FounderPortrait
              photo={founder.photo}
              // The first portrait is the largest paint of the page.
              loading={index === 0 ? "eager" : "lazy"}
            />
            <FounderWords>
              <div>
                <FounderName>{founder.name}</FounderName>
                <FounderTitle>
                  {renderText(founder.title)}
                  {founder.credential ? <> · {renderText(founder.credential)}</> : null}
                </FounderTitle>
                {founder.label ? <Tag>{founder.label}</Tag> : null}
              </div>
              {founder.quote ? <FounderQuote>{founder.quote}</FounderQuote> : null}
              {founder.biography.map((paragraph) => (
                <Paragraph key={paragraph}>{renderText(paragraph)}</Paragraph>
              ))}
              <FounderActions>
                {founder.profileUrl ? (
                  <SecondaryButtonLink href={founder.profileUrl} rel="noreferrer">
                    <Icon icon={ArrowUpRight} size={20} />
                    {`${labels.profileLabel} `}
                    <span className="visually-hidden">{`(${founder.name})`}</span>
                  </SecondaryButtonLink>
                ) : null}
                <SecondaryButtonLink href={`mailto:${founder.email}`}>
                  <Icon icon={Mail} size={20} />
                  {`${labels.emailLabel} ${founder.name}`}
                </SecondaryButtonLink>
              </FounderActions>
            </FounderWords>
          </Split>
        </FounderCard>
      ))}
    </ul>
  );
}

const FounderCard = styled.li({
  marginInline: "calc(-1 * var(--bleed))",
  "@media screen": {
    background: "var(--band)",
    "&:nth-of-type(even)": { background: "var(--calm)" },
  },
});

const FounderWords = styled(SplitWords)({ [media.phone]: { paddingBlock: "2rem 2.5rem" } });

const FounderPortrait = styled(SplitPhoto)({ [media.phone]: { aspectRatio: "1" } });

const Paragraph = styled.p({ maxWidth: "var(--line-length)" });

const FounderQuote = styled(Quote)({
  fontSize: "clamp(1.5rem, 1.1rem + 1.1vw, 2.25rem)",
  lineHeight: 1.2,
  letterSpacing: "-0.012em",
});

const FounderName = styled.h2({ fontSize: "var(--text-title)" });

const FounderTitle = styled.p({
  marginTop: "var(--space-1)",
  color: "var(--accent)",
  fontWeight: 650,
});

const FounderActions = styled(ButtonRow)({
  "--button-width": "auto",
  [media.beyondPhone]: { "--pressable-inset": "var(--space-4)" },
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
            width: 720
            height: 576
            outputPixelDensities: [0.6, 1, 1.4, 2.2]
            sizes: "(min-width: 60rem) 54vw, 100vw"
            formats: [WEBP, AVIF]
          )
        }
      }
    }
  }
`;
