import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { JoinLink } from "./join-link";

type JoinBarProps = ComponentProps<typeof JoinLink> & {
  /** The part of the page during which the link stays within reach. */
  children: ReactNode;
};

/** Keeps the way to the waitlist at the lower edge of a small screen, which has none in its upper bar. */
export function JoinBar({ children, ...link }: JoinBarProps) {
  return (
    <div>
      {children}
      <Bar className="screen-only join-bar">
        <JoinLink {...link} />
      </Bar>
    </div>
  );
}

// global.css keeps what has the focus clear of it; its own link must not scroll the page for that.
const Bar = styled.div({
  position: "sticky",
  bottom: 0,
  zIndex: 15,
  display: "grid",
  padding: "var(--space-2) var(--page-gutter) max(var(--space-2), env(safe-area-inset-bottom))",
  borderTop: "1px solid var(--hairline)",
  background: "var(--ground)",
  "& > a": { scrollMarginBottom: "calc(-1 * var(--join-bar-height))" },
  "@media (min-width: 48rem), (max-height: 30rem)": { display: "none" },
});
