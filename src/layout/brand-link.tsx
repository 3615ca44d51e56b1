import styled from "@emotion/styled";
import { PageLink } from "../audience/page-link";
import { media } from "../styles/media";

/** The brand's name beside its leaf, a link to the home page. */
export function BrandLink({ name }: { name: string }) {
  return (
    <HomeLink to="/">
      <BrandMark />
      {name}
    </HomeLink>
  );
}

export function BrandMark() {
  return (
    <BrandLeaf viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M29.2 2.8C30.4 16.4 23.8 26.2 12.8 26.2c-1.5 0-2.9-.2-4.2-.5-1.5 1.5-3.4 2.7-5.8 3.5 1.2-1.9 1.8-3.7 2-5.5C3.2 12.9 11.9 3.2 29.2 2.8ZM25.7 5.6C19 9.4 11.7 14.9 8.2 21.8c-.7 1.4 1.3 2.4 2.1 1.1.6-1 1.3-2 2-2.9h8a1.1 1.1 0 0 0 0-2.2h-6.1c.8-1.1 1.7-2.1 2.7-3.1h7.2a1.1 1.1 0 0 0 0-2.2H19c2.2-2.1 4.6-4 7.3-5.7.6-.4.2-1.5-.6-1.2Z"
      />
    </BrandLeaf>
  );
}

const HomeLink = styled(PageLink)({
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
});

const BrandLeaf = styled.svg({
  flex: "none",
  fill: "var(--link)",
  [media.phone]: { width: "1.375rem", height: "1.375rem" },
});
