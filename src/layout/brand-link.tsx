import styled from "@emotion/styled";
import { addressInView } from "../audience/audience";
import { ForEachAudience } from "../audience/for-audience";
import { media } from "../styles/media";
import { SiteLink } from "../ui/site-link";
import { BrandMark } from "./brand-mark";

/** The brand's name, which leads to the home page in the view that is shown, beside its leaf. */
export function BrandLink({ name }: { name: string }) {
  return (
    <ForEachAudience as="span">
      {(audience) => (
        <Brand to={addressInView(audience, "/")}>
          <BrandMark />
          {name}
        </Brand>
      )}
    </ForEachAudience>
  );
}

const Brand = styled(SiteLink)({
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
