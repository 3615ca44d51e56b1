import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AudienceToggle } from "../audience/audience-toggle";
import { media } from "../styles/media";
import { SecondaryButtonLink } from "../ui/button";
import { Column } from "../ui/section";
import { BrandLink } from "./brand-link";

type SiteBarProps = {
  site: Queries.SiteBarFragment;
  joinHref: string;
};

/** The bar that stays on top: the brand, the audience toggle and the way to the waitlist. */
export function SiteBar({ site, joinHref }: SiteBarProps) {
  return (
    <StickyHeader>
      <BarRow>
        <BrandLink name={site.name} />
        <AudienceToggle question={site.audienceQuestion} labels={site.audiences} />
        <Join>
          {/* Secondary, so that the page's own button stands out. */}
          <SecondaryButtonLink href={joinHref}>{site.joinLink}</SecondaryButtonLink>
        </Join>
      </BarRow>
    </StickyHeader>
  );
}

const StickyHeader = styled.header({
  position: "sticky",
  [media.tiny]: { position: "relative" },
  top: 0,
  zIndex: "var(--level-bar)",
  borderBottom: "1px solid var(--hairline)",
  background: "var(--ground)",
  // Cancels the page's scroll padding, which would scroll the page when the toggle takes the focus.
  "& *": { scrollMarginTop: "calc(-1 * var(--bar-height) - 8rem)" },
  "@media print": { display: "none" },
});

const BarRow = styled(Column)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "var(--space-2) var(--space-4)",
  minHeight: "var(--bar-height)",
  paddingBlock: "var(--space-2)",
  [media.medium]: {
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    justifyItems: "start",
  },
});

const Join = styled.div({
  justifySelf: "end",
  [media.narrow]: { display: "none" },
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
