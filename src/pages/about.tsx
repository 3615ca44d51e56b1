import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import { ButtonPageLink, PageLink } from "../audience/page-link";
import { PageHead } from "../layout/page-head";
import { PageShell } from "../layout/page-shell";
import { WithJoinBar } from "../layout/with-join-bar";
import { Founders } from "../sections/founders";
import { deepGround } from "../styles/deep-ground";
import { media } from "../styles/media";
import { ButtonRow } from "../ui/button";
import { Column, PageHeadline, Section } from "../ui/section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutPageQuery>) {
  return (
    <PageShell content={content}>
      <WithJoinBar label={content.site.joinLink} href={withPrefix("/#waitlist")}>
        <FoundersSection>
          <AboutOpening>
            <PageHeadline>{content.about.heading}</PageHeadline>
            <AboutLead>{content.about.text}</AboutLead>
          </AboutOpening>
          <Founders founders={content.founders.items} labels={content.about} />
        </FoundersSection>
      </WithJoinBar>
      <InvitationBand>
        <Column>
          <Invitation>
            <InvitationTitle>{content.about.joinTitle}</InvitationTitle>
            <ButtonRow>
              <ButtonPageLink to="/#waitlist">{content.site.joinLink}</ButtonPageLink>
              <BackLink to="/">{content.about.backLabel}</BackLink>
            </ButtonRow>
          </Invitation>
        </Column>
      </InvitationBand>
    </PageShell>
  );
}

const FoundersSection = styled(Section)({
  maxWidth: "none",
  paddingBlock: "var(--space-section) 0",
  paddingInline: "var(--bleed)",
});

const AboutOpening = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  marginBottom: "var(--space-heading)",
  [media.wide]: {
    gridTemplateColumns: "fit-content(60%) minmax(0, 1fr)",
    columnGap: "var(--column-gap)",
    alignItems: "center",
  },
});

const AboutLead = styled.p({
  maxWidth: "50rem",
  fontSize: "clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)",
  lineHeight: 1.45,
  textWrap: "balance",
});

const InvitationTitle = styled.h2({ fontSize: "var(--text-title-large)", lineHeight: 1.05 });

const BackLink = styled(PageLink)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "var(--target)",
  paddingInlineStart: "var(--space-3)",
});

const InvitationBand = styled.section({ position: "relative", ...deepGround });

const Invitation = styled.div({
  display: "grid",
  gap: "var(--space-6) var(--space-8)",
  alignItems: "center",
  paddingBlock: "var(--space-6)",
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
});

export function Head({ data: { content } }: HeadProps<Queries.AboutPageQuery>) {
  return <PageHead path="/about/" meta={content.pages.about} content={content} />;
}

export const query = graphql`
  query AboutPage {
    content {
      ...PageHead
      ...PageShell
      pages {
        about {
          ...PageMeta
        }
      }
      site {
        joinLink
      }
      about {
        heading
        text
        joinTitle
        backLabel
        ...FounderLabels
      }
      founders {
        items {
          ...Founder
        }
      }
    }
  }
`;
