import { media } from "../styles/media";

/**
 * Look of a part that is as wide as the view, a picture and words, which has to be in the page's
 * column. Wide, the picture is one half of it, by turns the left and the right one; otherwise it is
 * above the words.
 */
export const spread = {
  marginInline: "calc(-1 * var(--bleed))",
  padding: "var(--panel-inset) var(--bleed)",
  borderRadius: 0,
  "& > picture > img": {
    width: "calc(100% + 2 * var(--bleed))",
    maxWidth: "none",
    height: "auto",
    aspectRatio: "5 / 4",
    margin: "calc(-1 * var(--panel-inset)) calc(-1 * var(--bleed)) var(--space-4)",
    [media.tablet]: { aspectRatio: "4 / 3" },
  },
  [media.wide]: {
    position: "relative",
    minHeight: "clamp(30rem, 44vw, 44rem)",
    gridTemplateColumns: "repeat(2, minmax(0, 31rem))",
    // From the words of one half to those of the other, if it had any.
    columnGap: "clamp(5rem, 11.5vw, 11rem)",
    justifyContent: "center",
    alignContent: "center",
    "& > *": { gridColumn: 2 },
    "&:nth-of-type(even) > *": { gridColumn: 1 },
    "& > picture > img": {
      position: "absolute",
      inset: 0,
      width: "50%",
      height: "100%",
      margin: 0,
    },
    "&:nth-of-type(even) > picture > img": { left: "50%" },
  },
} as const;

/**
 * Look of a picture that runs off the view's right edge, on a phone off both; at the left, its corners
 * are those of the brand's leaf.
 */
export const offThePage = {
  width: "calc(100% + var(--bleed))",
  maxWidth: "none",
  marginInlineEnd: "calc(-1 * var(--bleed))",
  borderRadius: "13.75rem 0 0 2.5rem",
  [media.narrow]: {
    width: "calc(100% + 2 * var(--bleed))",
    marginInlineStart: "calc(-1 * var(--bleed))",
    borderRadius: "8.5rem 0 0",
  },
} as const;
