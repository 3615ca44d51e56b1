import styled from "@emotion/styled";
import { Link } from "gatsby";
import { BrandMark } from "./brand-mark";

/**
 * The brand's name, which leads to the home page, beside its leaf. From the clinics' view of that page
 * too it is a step in the history, from which Back returns.
 */
export function BrandLink({ name }: { name: string }) {
  return (
    <Brand to="/" replace={false}>
      <BrandMark />
      {name}
    </Brand>
  );
}

const Brand = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: "var(--space-2)",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  color: "var(--ink)",
  fontFamily: "var(--font-headline)",
  fontSize: "1.4375rem",
  letterSpacing: "-0.015em",
  textDecoration: "none",
  lineHeight: 1.1,
  // Rather than the toggle's: its words may be broken, the brand's may not.
  overflowWrap: "break-word",
});
