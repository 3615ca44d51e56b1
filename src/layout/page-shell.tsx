import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { SiteBar } from "./site-bar";
import { SiteFooter } from "./site-footer";

type PageShellProps = {
  content: Queries.PageShellFragment;
  /** Whether the waitlist is on this page. */
  hasWaitlist?: boolean;
  children: ReactNode;
};

/** What every page with an audience has around its sections. */
export function PageShell({ content, hasWaitlist = false, children }: PageShellProps) {
  const { site, siteUrl } = content;
  return (
    <>
      <SkipLink className="screen-only" href="#content">
        {site.skipLink}
      </SkipLink>
      <SiteBar site={site} hasWaitlist={hasWaitlist} />
      <PrintedName>{[site.name, siteUrl, site.email].filter(Boolean).join(" · ")}</PrintedName>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
    </>
  );
}

/** Says on paper what the bar says on a screen. */
const PrintedName = styled.p({
  padding: "0 var(--page-gutter)",
  fontWeight: 700,
  "@media screen": { display: "none" },
});

const SkipLink = styled.a({
  position: "fixed",
  top: "var(--space-2)",
  left: "var(--space-2)",
  // In a low view, the toasts reach up to here: the link is above them.
  zIndex: 50,
  padding: "var(--space-3) var(--space-5)",
  borderRadius: "var(--radius-small)",
  background: "var(--action)",
  color: "var(--on-action)",
  "&:not(:focus)": { transform: "translateY(-200%)" },
});

export const pageShellFragment = graphql`
  fragment PageShell on Content {
    siteUrl
    site {
      email
      skipLink
      ...SiteBar
      ...SiteFooter
    }
  }
`;
