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

/**
 * A part of the page that keeps a link to the waitlist at a small screen's lower edge. When the part
 * ends, the next section slides over the bar: it must have a position, and so lies above the bar, which
 * comes before it.
 */
export function WithJoinBar({ label, href, appearsOnScroll = false, children }: WithJoinBarProps) {
  const Bar = appearsOnScroll ? LateBar : StickyBar;
  return (
    <PartGrid>
      <PartContent>{children}</PartContent>
      <Bar>
        <ButtonLink href={href}>{label}</ButtonLink>
      </Bar>
    </PartGrid>
  );
}

// Room for the bar after the content, and the next section drawn up over this room.
const PartGrid = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.withJoinBar]: {
    paddingBottom: "var(--join-bar-height)",
    marginBottom: "calc(-1 * var(--join-bar-height))",
  },
});

// Isolated, so that nothing in the content lies above the bar.
const PartContent = styled.div({ isolation: "isolate", gridArea: "1 / 1" });

// In the content's cell, so that it can stick anywhere beside it, and lower by its own height.
const StickyBar = styled.div({
  display: "none",
  [media.withJoinBar]: {
    position: "sticky",
    bottom: 0,
    display: "grid",
    gridArea: "1 / 1",
    alignSelf: "end",
    marginBottom: "calc(-1 * var(--join-bar-height))",
    padding: "var(--space-2) var(--page-gutter) max(var(--space-2), env(safe-area-inset-bottom))",
    borderTop: "1px solid var(--hairline)",
    background: "var(--ground)",
    // The focused link is never under the section that slides over the bar.
    "&:focus-within": { zIndex: "var(--level-raised)" },
  },
});

// A view below the part's upper edge, the part's own button has scrolled away.
const LateBar = styled(StickyBar)({
  [media.withJoinBar]: { marginTop: "calc(100vh + 10rem)" },
});
