import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";
import { media } from "../styles/media";

type PhotoProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt" | "style"> & {
  photo: Queries.PhotoFragment & {
    file: { childImageSharp?: { gatsbyImageData: IGatsbyImageData } | null };
  };
};

/**
 * A photo in the formats and sizes that Gatsby made of it, or a drawing as it is. A plain picture
 * element in place of GatsbyImage, whose runtime would cost every visitor 62 kB.
 */
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
      <Picture
        // React sets attributes in this order: after the address, `loading` may come too late.
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

/** In the dark, what was made for the light would glare. */
const dimmed = { filter: "brightness(0.9)" };

const Picture = styled.img({
  objectFit: "cover",
  // Faces are in the upper part of a tall photo, with little above them.
  objectPosition: "50% 10%",
  // A photo's dominant color, which Gatsby knows, is black if parts of it are transparent.
  background: "var(--tint)",
  [media.dark]: {
    "&:not([src$='.svg' i])": dimmed,
    // A drawing has colors of its own, but before version 26 Safari does not show them.
    "@supports (font: -apple-system-body)": dimmed,
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
