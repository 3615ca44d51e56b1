import styled from "@emotion/styled";
import { media } from "../styles/media";

/** Somebody's words, set in quotation marks that are decoration to a screen reader. */
export const Quote = styled.blockquote({
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)",
  lineHeight: 1.35,
  // Set as tight as a headline, small words run into each other.
  wordSpacing: "0.06em",
  [media.beyondPhone]: { textWrap: "balance" },
  // The plain marks are for browsers that cannot parse an alternative text.
  "&::before": { content: ["'“'", "'“' / ''"] },
  "&::after": { content: ["'”'", "'”' / ''"] },
});
