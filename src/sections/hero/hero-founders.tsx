import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { PageLink } from "../../audience/page-link";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/render-text";
import { Tag } from "../../ui/tag";

type HeroFoundersProps = {
  founders: readonly Queries.FounderFaceFragment[];
  words: Queries.FoundersWordsFragment;
};

/** The founders' faces and a link to About, if there are founders. */
export function HeroFounders({ founders, words }: HeroFoundersProps) {
  if (founders.length === 0) return null;
  return (
    <FoundersRow>
      <Faces>
        {founders.map(({ name, photo }) => (
          <Circle key={name}>
            <FounderFace photo={photo} alt="" />
          </Circle>
        ))}
      </Faces>
      <FoundersText>
        {renderText(words.text)}
        {"\u00a0 "}
        {words.label ? <FoundersTag>{words.label}</FoundersTag> : null}
        <AboutLink to="/about">{words.linkLabel}</AboutLink>
      </FoundersText>
    </FoundersRow>
  );
}

const FoundersRow = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-3)",
  fontSize: "var(--text-small)",
  lineHeight: 1.4,
});

const overlap = "0.625rem";

const Faces = styled.div({ display: "flex", paddingInlineStart: overlap });

const Circle = styled.span({
  flex: "none",
  overflow: "hidden",
  marginInlineStart: `-${overlap}`,
  border: "3px solid var(--ground)",
  borderRadius: "50%",
});

// Crops the portrait to the face.
const FounderFace = styled(Photo)({
  width: "3rem",
  height: "3rem",
  transform: "scale(1.5)",
  transformOrigin: "58% 30%",
});

const FoundersText = styled.p({ flex: "1 1 12rem", color: "var(--muted)" });

const FoundersTag = styled(Tag)({ marginInlineEnd: "var(--space-2)" });

// A larger target, without moving the lines apart.
const AboutLink = styled(PageLink)({
  display: "inline-flex",
  alignItems: "center",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  marginBlock: "-0.75rem",
  color: "var(--ink)",
  fontWeight: 650,
});

export const heroFoundersFragment = graphql`
  fragment FoundersWords on HeroFounders {
    text
    label
    linkLabel
  }

  fragment FounderFace on Founder {
    name
    photo {
      focus
      file {
        drawingUrl
        childImageSharp {
          gatsbyImageData(
            layout: FIXED
            width: 66
            height: 66
            webpOptions: { quality: 60 }
            outputPixelDensities: [1, 2]
          )
        }
      }
    }
  }
`;
