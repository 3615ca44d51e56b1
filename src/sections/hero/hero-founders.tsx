import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { PageLink } from "../../audience/page-link";
import { media } from "../../styles/media";
import { Photo } from "../../ui/photo";
import { renderText } from "../../ui/render-text";
import { Tag } from "../../ui/tag";

type HeroFoundersProps = {
  founders: readonly Queries.FounderFaceFragment[];
  words: Queries.FoundersWordsFragment;
};

/** Who is behind the service, in one line with their faces. */
export function HeroFounders({ founders, words }: HeroFoundersProps) {
  return (
    <Row>
      <Faces>
        {founders.map(({ name, photo }) => (
          <Face key={name} photo={photo} />
        ))}
      </Faces>
      <Words>
        {renderText(words.text)}
        {"\u00a0 "}
        {words.label ? <Label>{words.label}</Label> : null}
        <AboutLink to="/about">{words.linkLabel}</AboutLink>
      </Words>
    </Row>
  );
}

const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-3)",
  fontSize: "var(--text-small)",
  lineHeight: 1.4,
  [media.phone]: { textWrap: "balance" },
});

const overlap = "0.625rem";

// Each face overlaps the one before, in every row.
const Faces = styled.div({
  display: "flex",
  flexWrap: "wrap",
  paddingInlineStart: overlap,
  "& > picture": {
    flex: "none",
    overflow: "hidden",
    marginInlineStart: `-${overlap}`,
    border: "3px solid var(--ground)",
    borderRadius: "50%",
  },
});

// So small, a portrait has to be its face.
const Face = styled(Photo)({
  width: "3rem",
  height: "3rem",
  transform: "scale(1.5)",
  transformOrigin: "58% 30%",
});

const Words = styled.p({ flex: "1 1 12rem", color: "var(--muted)" });

const Label = styled(Tag)({ marginInlineEnd: "var(--space-2)" });

// A larger target than its letters, without moving the lines apart.
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
      ...Photo
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FIXED
            width: 66
            height: 66
            transformOptions: { fit: OUTSIDE }
            webpOptions: { quality: 60 }
            outputPixelDensities: [1, 2, 3]
            placeholder: NONE
            formats: [WEBP]
          )
        }
      }
    }
  }
`;
