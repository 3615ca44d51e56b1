import type { IGatsbyImageData } from "gatsby-plugin-image";

type BuiltPhoto = Queries.FounderFragment["photo"];

/** What Gatsby makes of a photo: one fallback and two newer formats. */
export function builtImage(changes: Partial<IGatsbyImageData> = {}): IGatsbyImageData {
  return {
    layout: "fixed",
    width: 112,
    height: 140,
    images: {
      sources: [
        { type: "image/avif", srcSet: "/ana.avif 112w, /ana-2.avif 224w", sizes: "112px" },
        { type: "image/webp", srcSet: "/ana.webp 112w", sizes: "112px" },
      ],
      fallback: { src: "/ana.png", srcSet: "/ana.png 112w", sizes: "112px" },
    },
    ...changes,
  };
}

export function builtPhoto(changes: Partial<BuiltPhoto> = {}): BuiltPhoto {
  return {
    alt: "A portrait",
    focus: null,
    file: { childImageSharp: { gatsbyImageData: builtImage() } },
    ...changes,
  };
}
