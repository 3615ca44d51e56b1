import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";
import { media } from "../styles/media";

/** `alt` replaces the photo's own: a picture beside its name has an empty one. */
type PhotoProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "style"> & {
  photo: Pick<Queries.PhotoFragment, "focus" | "file"> & {
    alt?: string;
    file: { childImageSharp?: { gatsbyImageData: IGatsbyImageData } | null };
  };
};

/** A photo in the sizes that Gatsby made, or a drawing. GatsbyImage would add 62 kB of script. */
export function Photo({ photo, ...rest }: PhotoProps) {
  const { drawingUrl, childImageSharp } = photo.file;
  const images = childImageSharp?.gatsbyImageData.images;
  const fallback = drawingUrl ? { src: drawingUrl } : images?.fallback;
  if (!fallback) return null;
  return (
    <picture>
      {images?.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <PhotoImage
        // React sets attributes in this order; after `src`, `loading` would come too late.
        loading="lazy"
        decoding="async"
        {...fallback}
        alt={photo.alt}
        style={photo.focus ? { objectPosition: photo.focus } : undefined}
        {...rest}
      />
    </picture>
  );
}

const dimmed = { filter: "brightness(0.9)" };

const PhotoImage = styled.img({
  objectFit: "cover",
  // In a tall photo, the face is near the top.
  objectPosition: "50% 10%",
  // Not Gatsby's dominant color, which is black for a transparent photo.
  background: "var(--tint)",
  // The alternative text, while the photo has not come.
  color: "var(--ink)",
  [media.dark]: {
    "&:not([src$='.svg' i])": dimmed,
    // Before version 26, Safari does not apply the dark colors inside a drawing.
    "@supports (font: -apple-system-body)": dimmed,
  },
});

/** A small round portrait. */
export const Face = styled(Photo)({ width: "2.75rem", height: "2.75rem", borderRadius: "50%" });

/** A picture that runs off the right edge of the view, on a phone off both edges. */
export const PhotoOffThePage = styled(Photo)({
  width: "calc(100% + var(--bleed))",
  maxWidth: "none",
  height: "auto",
  marginInlineEnd: "calc(-1 * var(--bleed))",
  borderRadius: "13.75rem 0 0 2.5rem",
  [media.narrow]: {
    width: "calc(100% + 2 * var(--bleed))",
    marginInlineStart: "calc(-1 * var(--bleed))",
    borderRadius: "8.5rem 0 0",
  },
});

export const photoFragment = graphql`
  fragment Photo on Photo {
    alt
    focus
    file {
      drawingUrl
    }
  }
`;

export const faceFragment = graphql`
  fragment Face on Face {
    focus
    file {
      drawingUrl
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 44
          height: 44
          webpOptions: { quality: 60 }
          outputPixelDensities: [1, 2]
        )
      }
    }
  }
`;
