import styled from "@emotion/styled";
import { graphql, Link } from "gatsby";
import { AudienceToggle } from "../audience/audience-toggle";
import { ButtonLink } from "../ui/button";
import { PageLink } from "../ui/page-link";
import { BrandMark } from "./brand-mark";

type SiteBarProps = { site: Queries.SiteBarFragment; joinAt: string };

/** The bar that stays on top: the brand, the audience toggle and the way to the waitlist. */
export function SiteBar({ site, joinAt }: SiteBarProps) {
  return (
    <Bar className="screen-only">
      <Row>
        <Brand to="/" aria-label={site.name}>
          <BrandMark />
          <Name>{site.name}</Name>
        </Brand>
        <AudienceToggle question={site.audienceQuestion} labels={site.audiences} />
        <Join>
          {joinAt.startsWith("#") ? (
            <ButtonLink href={joinAt}>{site.joinLink}</ButtonLink>
          ) : (
            <PageLink to={joinAt}>{site.joinLink}</PageLink>
          )}
        </Join>
      </Row>
    </Bar>
  );
}

const Bar = styled.header({
  position: "sticky",
  top: 0,
  zIndex: 20,
  borderBottom: "1px solid var(--hairline)",
  background: "var(--ground)",
  // On a view this low (a phone on its side, 400% zoom) the bar would take up too much of the screen.
  "@media (max-height: 30rem)": { position: "static" },
});

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(var(--target), 1fr) minmax(0, auto)",
  alignItems: "center",
  gap: "var(--space-3)",
  maxWidth: "calc(var(--page-width) + 2 * var(--page-gutter))",
  minHeight: "var(--bar-height)",
  margin: "0 auto",
  padding: "var(--space-2) var(--page-gutter)",
  "@media (max-width: 15rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
  "@media (min-width: 60rem)": { gridTemplateColumns: "1fr auto 1fr" },
});

const Brand = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: "var(--space-2)",
  justifySelf: "start",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  color: "var(--ink)",
  textDecoration: "none",
});

const Name = styled.span({
  fontFamily: "var(--font-headline)",
  fontSize: "1.4375rem",
  letterSpacing: "-0.015em",
  "@media (max-width: 33.999rem)": { display: "none" },
});

const Join = styled.div({
  justifySelf: "end",
  "@media (max-width: 59.999rem)": { display: "none" },
});

export const siteBarFragment = graphql`
  fragment SiteBar on SiteJson {
    name
    audienceQuestion
    audiences {
      patients
      providers
    }
    joinLink
  }
`;
