import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { JoinBar } from "../layout/join-bar";
import { PageHead } from "../layout/page-head";
import { PageShell } from "../layout/page-shell";
import { Founders } from "../sections/founders";
import { PageLink } from "../ui/button";
import { PageHeadline, Section } from "../ui/section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutPageQuery>) {
  return (
    <PageShell site={content.site} siteUrl={content.siteUrl}>
      <JoinBar label={content.site.joinLink} hasWaitlist={false}>
        <Section>
          <PageHeadline>{content.about.heading}</PageHeadline>
          <Lead>{content.about.text}</Lead>
          <Founders founders={content.founders.items} labels={content.about} />
          <Back className="screen-only">
            <PageLink data-rank="secondary" to="/">
              {content.about.backLabel}
            </PageLink>
          </Back>
        </Section>
      </JoinBar>
    </PageShell>
  );
}

const Lead = styled.p({
  maxWidth: "42rem",
  margin: "var(--space-6) 0 clamp(3rem, 2rem + 3vw, 5rem)",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
});

const Back = styled.p({ marginTop: "var(--space-16)" });

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
