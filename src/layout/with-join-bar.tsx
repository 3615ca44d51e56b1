import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { ButtonLink } from "../ui/button";

type WithJoinBarProps = {
  label: string;
  href: string;
  /** Whether the bar appears only once the part's own button to the waitlist has scrolled away. */
  appearsOnScroll?: boolean;
  children: ReactNode;
};

/** A part of the page that keeps a link to the waitlist at a small screen's lower edge. */
export function WithJoinBar({ label, href, appearsOnScroll, children }: WithJoinBarProps) {
  return (
    <PartGrid>
      <PartContent>{children}</PartContent>
      <StickyBar data-appears-on-scroll={appearsOnScroll || undefined}>
        <ButtonLink href={href}>{label}</ButtonLink>
      </StickyBar>
    </PartGrid>
  );
}

// The bar sticks until this part ends; then the next section slides over it.
const PartGrid = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.withJoinBar]: {
    paddingBottom: "var(--join-bar-height)",
    marginBottom: "calc(-1 * var(--join-bar-height))",
    "& + section": { position: "relative", zIndex: 16 },
  },
});

const PartContent = styled.div({ gridArea: "1 / 1" });

const StickyBar = styled.div({
  display: "none",
  [media.withJoinBar]: {
    position: "sticky",
    bottom: 0,
    zIndex: 15,
    display: "grid",
    gridArea: "1 / 1",
    alignSelf: "end",
    marginBottom: "calc(-1 * var(--join-bar-height))",
    padding: "var(--space-2) var(--page-gutter) max(var(--space-2), env(safe-area-inset-bottom))",
    borderTop: "1px solid var(--hairline)",
    background: "var(--ground)",
    "&[data-appears-on-scroll]": { marginTop: "calc(100vh + 10rem)" },
    // Raises the focused link above the next section, which may have slid over the bar.
    "&:focus-within": { zIndex: 17 },
  },
});
