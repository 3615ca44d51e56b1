import styled from "@emotion/styled";
import { ViewLink } from "../audience/view-link";
import { media } from "../styles/media";
import { BrandMark } from "./brand-mark";

/** The brand's name, which leads to the home page, beside its leaf. */
export function BrandLink({ name }: { name: string }) {
  return (
    <Brand to="/">
      <BrandMark />
      {name}
    </Brand>
  );
}

const Brand = styled(ViewLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: "var(--space-2)",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  color: "var(--ink)",
  fontFamily: "var(--font-headline)",
  fontSize: "1.4375rem",
  [media.phone]: { gap: "0.375rem", fontSize: "clamp(1rem, 5.2vw, 1.1875rem)" },
  letterSpacing: "-0.015em",
  textDecoration: "none",
  lineHeight: 1.1,
  // If there is too little room, the toggle's words break first, and then the brand's.
  overflowWrap: "break-word",
});
