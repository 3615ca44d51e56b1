import styled from "@emotion/styled";
import { media } from "../styles/media";

/** A quotation; screen readers skip its marks. */
export const Quote = styled.blockquote({
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)",
  lineHeight: 1.35,
  wordSpacing: "0.06em",
  [media.beyondPhone]: { textWrap: "balance" },
  // The plain marks are for browsers without alternative text in `content`.
  "&::before": { content: ["'“'", "'“' / ''"] },
  "&::after": { content: ["'”'", "'”' / ''"] },
});
