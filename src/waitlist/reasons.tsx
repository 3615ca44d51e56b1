import styled from "@emotion/styled";
import { graphql } from "gatsby";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import { Icon } from "../ui/icon";
import { Photo } from "../ui/photo";
import { renderText } from "../ui/render-text";
import { SiteLink } from "../ui/site-link";
import { Steps } from "../ui/steps";

type ReasonsProps = {
  bullets: readonly string[];
  steps: Queries.WaitlistWordsFragment["steps"];
  founders: readonly Queries.FounderFaceFragment[];
  foundersWords: Queries.WaitlistFragment["founders"];
};

/** Why to join: what it means, what happens next, and who is behind it. */
export function Reasons({ bullets, steps, founders, foundersWords }: ReasonsProps) {
  return (
    <All>
      <Bullets>
        {bullets.map((bullet) => (
          <Bullet key={bullet}>
            <Icon icon={CircleCheck} />
            <span>{renderText(bullet)}</span>
          </Bullet>
        ))}
      </Bullets>
      <div>
        <StepsTitle>{steps.title}</StepsTitle>
        <Steps steps={steps.items} />
      </div>
      <Founders>
        <Faces>
          {founders.map(({ name, photo }) => (
            <Face key={name} photo={photo} />
          ))}
        </Faces>
        <FoundersWords>
          {renderText(foundersWords.text)}{" "}
          <AboutLink to="/about">{foundersWords.linkLabel}</AboutLink>
        </FoundersWords>
      </Founders>
    </All>
  );
}

const All = styled.div({ display: "grid", gap: "var(--space-8)", alignContent: "start" });

const Bullets = styled.ul({ display: "grid", gap: "var(--space-4)" });

const Bullet = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  "& > svg": { marginTop: "0.1em", color: "var(--deep-accent)" },
});

const StepsTitle = styled.h3({
  marginBottom: "var(--space-4)",
  fontFamily: "inherit",
  fontSize: "inherit",
  fontWeight: 700,
  letterSpacing: "inherit",
});

const Founders = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-3)",
  color: "var(--deep-muted)",
  fontSize: "var(--text-small)",
  lineHeight: 1.45,
});

const overlap = "1.25rem";

// Each face overlaps the one before, in every row.
const Faces = styled.div({ display: "flex", flexWrap: "wrap", paddingInlineStart: overlap });

const Face = styled(Photo)({
  width: "3.5rem",
  height: "3.5rem",
  maxWidth: "none",
  borderRadius: "50%",
  border: "2px solid var(--deep)",
  marginInlineStart: `-${overlap}`,
});

const FoundersWords = styled.div({ flex: "1 1 12rem" });

const AboutLink = styled(SiteLink)({
  display: "flex",
  alignItems: "center",
  width: "fit-content",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  color: "var(--on-deep)",
  fontWeight: 650,
});

export const founderFaceFragment = graphql`
  fragment FounderFace on Founder {
    name
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
`;
