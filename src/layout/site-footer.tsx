import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ForEachAudience } from "../audience/for-audience";
import { PageLink } from "../audience/page-link";
import { media } from "../styles/media";
import { renderText } from "../ui/render-text";
import { Column } from "../ui/section";
import { BrandMark } from "./brand-link";

type SiteFooterProps = { site: Queries.SiteFooterFragment };

export function SiteFooter({ site }: SiteFooterProps) {
  const { privacyPolicy, termsOfService, healthDataPolicy } = site.legal;
  return (
    <Footer as="footer">
      <FooterColumns>
        <FooterBrand>
          <FooterName>
            <BrandMark />
            {site.name}
          </FooterName>
          <p>{renderText(site.blurb)}</p>
          <ForEachAudience>
            {(audience) => <p>{renderText(site.emergency[audience])}</p>}
          </ForEachAudience>
        </FooterBrand>
        <nav>
          <ColumnTitle>{site.company.title}</ColumnTitle>
          <CompanyLinks>
            <li>
              <FooterLink label={site.company.aboutLabel} url="/about" />
            </li>
            <li>
              <FooterLink label={site.email} url={`mailto:${site.email}`} />
            </li>
            {site.social ? (
              <li>
                <FooterLink {...site.social} />
              </li>
            ) : null}
          </CompanyLinks>
        </nav>
      </FooterColumns>
      <Closing>
        {/* A page that was built last year says last year until React hydrates it. */}
        <p suppressHydrationWarning>
          {`© ${new Date().getFullYear()} ${site.name}. ${site.copyright}`}
        </p>
        <LegalLinks>
          {[privacyPolicy, termsOfService, healthDataPolicy].map((legalText) =>
            legalText ? (
              <li key={legalText.label}>
                <FooterLink {...legalText} />
              </li>
            ) : null,
          )}
        </LegalLinks>
        <p id={unpublishedId} hidden>
          {site.legal.unpublished}
        </p>
      </Closing>
    </Footer>
  );
}

/** Of the words that say to screen readers why a link leads nowhere. */
const unpublishedId = "unpublished";

type FooterLinkProps = { label: string; url: string | null };

/** A link to a page of this site or to another one; without an address, a placeholder. */
function FooterLink({ label, url }: FooterLinkProps) {
  if (url?.startsWith("/")) return <InnerLink to={url}>{label}</InnerLink>;
  // Without an href an anchor has no role of its own.
  const placeholder = { role: "link", "aria-disabled": true, "aria-describedby": unpublishedId };
  return <OuterLink {...(url ? { href: url } : placeholder)}>{label}</OuterLink>;
}

const linkStyle = {
  display: "inline-flex",
  alignItems: "center",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
};

const InnerLink = styled(PageLink)(linkStyle);

const OuterLink = styled.a(linkStyle);

const Footer = styled(Column)({
  paddingBlock: "var(--space-16) var(--space-8)",
});

const FooterColumns = styled.div({
  display: "grid",
  gap: "var(--space-10)",
  [media.medium]: { gridTemplateColumns: "7fr 3fr" },
});

const FooterBrand = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  maxWidth: "32rem",
  color: "var(--muted)",
});

const FooterName = styled.p({
  display: "flex",
  alignItems: "center",
  gap: "var(--space-2)",
  color: "var(--ink)",
  fontFamily: "var(--font-headline)",
  fontSize: "1.4375rem",
});

const ColumnTitle = styled.h2({
  fontFamily: "var(--font-text)",
  fontSize: "1rem",
  fontWeight: 700,
});

const CompanyLinks = styled.ul({ display: "grid", marginTop: "var(--space-2)" });

const Closing = styled.div({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "var(--space-2) var(--space-8)",
  marginTop: "var(--space-12)",
  paddingTop: "var(--space-4)",
  borderTop: "1px solid var(--hairline)",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});

const LegalLinks = styled.ul({ display: "flex", flexWrap: "wrap", gap: "0 var(--space-6)" });

export const siteFooterFragment = graphql`
  fragment SiteFooter on SiteJson {
    name
    email
    blurb
    emergency {
      patients
      providers
    }
    company {
      title
      aboutLabel
    }
    social {
      label
      url
    }
    legal {
      privacyPolicy {
        label
        url
      }
      termsOfService {
        label
        url
      }
      healthDataPolicy {
        label
        url
      }
      unpublished
    }
    copyright
  }
`;
