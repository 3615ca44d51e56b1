import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { media } from "../styles/media";
import { pageWithToast } from "../toasts/toast-styles";
import { JoinLink } from "./join-link";

type JoinBarProps = ComponentProps<typeof JoinLink> & {
  /** The part of the page during which the link stays within reach. */
  children: ReactNode;
};

/**
 * Keeps a link to the waitlist at the lower edge of a small screen, which has none in its upper bar.
 * A page with a waitlist begins with a button that leads there: the link comes as that goes.
 */
export function JoinBar({ children, ...link }: JoinBarProps) {
  return (
    <Part>
      <Content>{children}</Content>
      <Bar className="screen-only" data-comes-later={link.hasWaitlist || undefined}>
        <JoinLink {...link} />
      </Bar>
    </Part>
  );
}

// Sticky, the bar may be anywhere in the part, but no higher than its margin lets it. In the end it has
// room of its own, over which the next section slides, so that it is never left above that.
const Part = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.withJoinBar]: {
    paddingBottom: "var(--join-bar-height)",
    marginBottom: "calc(-1 * var(--join-bar-height))",
    "& + section": { position: "relative", zIndex: 16 },
  },
});

const Content = styled.div({ gridArea: "1 / 1" });

const Bar = styled.div({
  position: "sticky",
  bottom: 0,
  gridArea: "1 / 1",
  alignSelf: "end",
  // In the room below the last section.
  marginBottom: "calc(-1 * var(--join-bar-height))",
  "&[data-comes-later]": { marginTop: "calc(100vh + 10rem)" },
  zIndex: 15,
  // What has the focus is in view, wherever the next section has got to.
  "&:focus-within": { zIndex: 17 },
  display: "grid",
  padding: "var(--space-2) var(--page-gutter) max(var(--space-2), env(safe-area-inset-bottom))",
  borderTop: "1px solid var(--hairline)",
  background: "var(--ground)",
  // What has the focus is scrolled clear of the bar (global.css), except for the bar's own link.
  "& a": { width: "100%", scrollMarginBottom: "calc(-1 * var(--join-bar-height))" },
  // The bar would show around a toast; visitors who see one have been at the form. Its place
  // stays, so that nothing moves what has just come into view.
  [`${pageWithToast} &`]: { visibility: "hidden" },
  [media.medium]: { display: "none" },
  [media.low]: { display: "none" },
});
