import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

type PhotoProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt"> & {
  photo: Queries.PhotoFragment;
  image: IGatsbyImageData | undefined;
};

/**
 * A photo in the formats and sizes that Gatsby made of it. A plain picture element in place of
 * GatsbyImage, whose runtime would cost every visitor 62 kB.
 */
export function Photo({ photo, image, style, ...rest }: PhotoProps) {
  if (!image) return null;
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        alt={photo.alt}
        width={image.width}
        height={Math.round(image.height)}
        loading="lazy"
        decoding="async"
        style={{
          // Faces are in the upper part of a tall photo, with little above them.
          objectPosition: photo.focus ?? "50% 10%",
          ...style,
        }}
        {...rest}
      />
    </picture>
  );
}

const Image = styled.img({
  objectFit: "cover",
  // Not the photo's main colour: of one with transparent parts, that is black.
  background: "var(--tint)",
});

export const photoFragment = graphql`
  fragment Photo on Photo {
    alt
    focus
  }
`;
