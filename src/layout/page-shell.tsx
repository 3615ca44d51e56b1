import styled from "@emotion/styled";
import { graphql, withPrefix } from "gatsby";
import { type ReactNode, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ForEachAudience } from "../audience/for-audience";
import { Toaster } from "../toasts/toaster";
import { Section } from "../ui/section";
import { SiteBar } from "./site-bar";
import { SiteFooter } from "./site-footer";
import { markReady } from "./start-script";

type PageShellProps = {
  content: Queries.PageShellFragment;
  /** Where "Join" leads: by default, to the home page. */
  joinHref?: string;
  children: ReactNode;
};

/** The bar, the footer and the toasts around the sections of a page. */
export function PageShell({
  content,
  joinHref = withPrefix("/#waitlist"),
  children,
}: PageShellProps) {
  const { site, waitlist } = content;
  useEffect(markReady, []);
  return (
    <>
      <SkipLink href="#content">{site.skipLink}</SkipLink>
      <SiteBar site={site} joinHref={joinHref} />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary
          fallback={
            // "Join" in the bar leads here then.
            <Section id="waitlist">
              <ForEachAudience>
                {(audience) => (
                  <p>
                    {waitlist[audience].closed ?? site.failureNote}{" "}
                    <a href={`mailto:${site.email}`}>{site.email}</a>
                  </p>
                )}
              </ForEachAudience>
            </Section>
          }
        >
          {children}
        </ErrorBoundary>
      </main>
      <SiteFooter site={site} />
      <Toaster />
    </>
  );
}

const SkipLink = styled.a({
  position: "fixed",
  top: "var(--space-2)",
  left: "var(--space-2)",
  zIndex: "var(--level-skip-link)",
  padding: "var(--space-3) var(--space-5)",
  borderRadius: "var(--radius-small)",
  background: "var(--action)",
  color: "var(--on-action)",
  "&:not(:focus)": { transform: "translateY(-200%)" },
  "@media print": { display: "none" },
});

export const pageShellFragment = graphql`
  fragment PageShell on Content {
    site {
      email
      skipLink
      failureNote
      ...SiteBar
      ...SiteFooter
    }
    waitlist {
      patients {
        closed
      }
      providers {
        closed
      }
    }
  }
`;
