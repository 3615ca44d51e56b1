import styled from "@emotion/styled";
import { media } from "../styles/media";
import { Photo } from "./photo";

/**
 * Look of a part as wide as the view: a picture above words or, on a wide screen, beside them.
 * `data-is-flipped` puts the picture on the right.
 */
export const splitLayout = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginInline: "calc(-1 * var(--bleed))",
  "--inner": "clamp(2.5rem, 5.75vw, 5.5rem)",
  "--picture-inset": "0 50% 0 0",
  "--words-column": "2",
  "--words-inline": "var(--inner) var(--bleed)",
  "&[data-is-flipped]": {
    "--picture-inset": "0 0 0 50%",
    "--words-column": "1",
    "--words-inline": "var(--bleed) var(--inner)",
  },
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    alignItems: "center",
    minHeight: "clamp(28rem, 34vw, 42rem)",
  },
} as const;

export const SplitPhoto = styled(Photo)({
  width: "100%",
  height: "auto",
  aspectRatio: "5 / 3",
  [media.wide]: {
    position: "absolute",
    inset: "var(--picture-inset)",
    width: "50%",
    height: "100%",
    aspectRatio: "auto",
  },
});

export const SplitWords = styled.div({
  display: "grid",
  gap: "clamp(1rem, 0.75rem + 0.75vw, 1.25rem)",
  padding: "var(--card-inset) var(--bleed)",
  [media.wide]: { gridColumn: "var(--words-column)", paddingInline: "var(--words-inline)" },
});
