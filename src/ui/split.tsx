import styled from "@emotion/styled";
import { media } from "../styles/media";
import { Photo } from "./photo";

/**
 * A part as wide as the view: a picture above words or, on a wide screen, beside them. In a list,
 * every second one has its picture on the right.
 */
export const Split = styled.div({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "--picture-inset": "0 50% 0 0",
  "--words-column": "2",
  "--words-inline": "var(--split-inset) var(--bleed)",
  "li:nth-of-type(even) > &": {
    "--picture-inset": "0 0 0 50%",
    "--words-column": "1",
    "--words-inline": "var(--bleed) var(--split-inset)",
  },
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    alignItems: "center",
    minHeight: "clamp(28rem, 34vw, 42rem)",
  },
});

export const SplitPhoto = styled(Photo)({
  width: "100%",
  height: "auto",
  aspectRatio: "3 / 2",
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
  gap: "var(--space-5)",
  padding: "var(--card-inset) var(--bleed)",
  [media.wide]: { gridColumn: "var(--words-column)", paddingInline: "var(--words-inline)" },
});
