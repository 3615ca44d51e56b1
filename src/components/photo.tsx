import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

type PhotoProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt" | "style"> & {
  photo: Queries.PhotoFragment;
  image: IGatsbyImageData | undefined;
};

/**
 * A photo in the formats and sizes that Gatsby made of it. A plain picture element in place of
 * GatsbyImage, whose runtime would cost every visitor 62 kB.
 */
export function Photo({ photo, image, ...rest }: PhotoProps) {
  if (!image) return null;
  const { sources = [], fallback } = image.images;
  return (
    <Frame dominantColor={image.backgroundColor} focusPoint={photo.focus}>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        alt={photo.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        {...rest}
      />
    </Frame>
  );
}

type FrameProps = { dominantColor: string | undefined; focusPoint: string | null };

// Not style attributes: the page's content-security policy forbids them.
const Frame = styled("picture", {
  shouldForwardProp: (name) => name !== "dominantColor" && name !== "focusPoint",
})<FrameProps>(({ dominantColor, focusPoint }) => ({
  "& > img": {
    backgroundColor: dominantColor,
    // Faces are in the upper part of a portrait, so that is what a crop keeps.
    objectPosition: focusPoint ?? "50% 20%",
  },
}));

const Image = styled.img({ objectFit: "cover" });

export const photoFragment = graphql`
  fragment Photo on Photo {
    alt
    focus
  }
`;
