import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import { ForEachAudience } from "../audience/for-audience";
import { ButtonPageLink, PageLink } from "../audience/page-link";
import { PageHead } from "../layout/page-head";
import { PageShell } from "../layout/page-shell";
import { WithJoinBar } from "../layout/with-join-bar";
import { Founders } from "../sections/founders";
import { deepGround } from "../styles/deep-ground";
import { media } from "../styles/media";
import { ButtonRow } from "../ui/button";
import { renderText } from "../ui/render-text";
import { Column, PageHeadline, Section } from "../ui/section";
import { TagAfterWords } from "../ui/tag";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutPageQuery>) {
  return (
    <PageShell content={content}>
      <WithJoinBar label={content.site.joinLink} href={withPrefix("/#waitlist")}>
        <FoundersSection>
          <AboutOpening>
            <PageHeadline>{content.about.heading}</PageHeadline>
            <ForEachAudience>
              {(audience) => <AboutLead {...content.about[audience]} />}
            </ForEachAudience>
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
  paddingBlock: "var(--space-8) 0",
  paddingInline: "var(--bleed)",
});

const AboutOpening = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  marginBottom: "var(--space-heading)",
  [media.wide]: {
    // The columns of the founders below.
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: 0,
    alignItems: "center",
  },
});

function AboutLead({ text, label }: Queries.AboutWordsFragment) {
  return (
    <LeadWords>
      {renderText(text)}
      {label ? <TagAfterWords>{label}</TagAfterWords> : null}
    </LeadWords>
  );
}

const LeadWords = styled.p({
  maxWidth: "50rem",
  [media.wide]: { paddingInlineStart: "var(--split-inset)" },
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
  fragment AboutWords on AboutWords {
    text
    label
  }

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
        patients {
          ...AboutWords
        }
        providers {
          ...AboutWords
        }
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
