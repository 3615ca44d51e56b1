import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { JoinBar } from "../layout/join-bar";
import { JoinLink } from "../layout/join-link";
import { PageHead } from "../layout/page-head";
import { PageShell } from "../layout/page-shell";
import { Founders } from "../sections/founders";
import { PageLink } from "../ui/button";
import { Band, Column, PageHeadline, Section } from "../ui/section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutPageQuery>) {
  return (
    <PageShell site={content.site} siteUrl={content.siteUrl}>
      <JoinBar label={content.site.joinLink} hasWaitlist={false}>
        <Section>
          <PageHeadline>{content.about.heading}</PageHeadline>
          <Lead>{content.about.text}</Lead>
          <Founders founders={content.founders.items} labels={content.about} />
        </Section>
      </JoinBar>
      <Closing className="screen-only">
        <Column>
          <Invitation>{content.about.joinTitle}</Invitation>
          <Ways>
            <JoinLink label={content.site.joinLink} hasWaitlist={false} />
            <PageLink data-rank="secondary" to="/">
              {content.about.backLabel}
            </PageLink>
          </Ways>
        </Column>
      </Closing>
    </PageShell>
  );
}

const Lead = styled.p({
  maxWidth: "42rem",
  margin: "var(--space-6) 0 clamp(3rem, 2rem + 3vw, 5rem)",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
});

const Closing = styled(Band)({ textAlign: "center" });

const Invitation = styled.h2({ fontSize: "var(--text-title)" });

const Ways = styled.p({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "var(--space-3)",
  marginTop: "var(--space-8)",
});

export function Head({ data: { content } }: HeadProps<Queries.AboutPageQuery>) {
  return <PageHead path="/about" meta={content.pages.about} content={content} />;
}

export const query = graphql`
  query AboutPage {
    content {
      ...PageHead
      pages {
        about {
          ...PageMeta
        }
      }
      site {
        ...PageShell
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
