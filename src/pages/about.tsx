import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonViewLink } from "../audience/view-link";
import { JoinBar } from "../layout/join-bar";
import { JoinLink } from "../layout/join-link";
import { PageHead } from "../layout/page-head";
import { PageShell } from "../layout/page-shell";
import { Founders } from "../sections/founders";
import { media } from "../styles/media";
import { bubbleStyle } from "../ui/bubble";
import { ButtonRow } from "../ui/button";
import { renderText } from "../ui/render-text";
import { Band, Column, PageHeadline, Section } from "../ui/section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutPageQuery>) {
  return (
    <PageShell content={content}>
      <JoinBar label={content.site.joinLink} hasWaitlist={false}>
        <Section>
          <Opening>
            <PageHeadline>{content.about.heading}</PageHeadline>
            <Lead>{content.about.text}</Lead>
          </Opening>
          <Founders founders={content.founders.items} labels={content.about} />
        </Section>
      </JoinBar>
      <Band>
        <Closing>
          <Title>{content.about.promises.title}</Title>
          <Promises>
            {content.about.promises.items.map((promise) => (
              <li key={promise}>{renderText(promise)}</li>
            ))}
          </Promises>
          <Invitation className="screen-only">
            <Title>{content.about.joinTitle}</Title>
            <ButtonRow>
              <JoinLink label={content.site.joinLink} hasWaitlist={false} />
              <ButtonViewLink to="/" data-rank="secondary">
                {content.about.backLabel}
              </ButtonViewLink>
            </ButtonRow>
          </Invitation>
        </Closing>
      </Band>
    </PageShell>
  );
}

const Opening = styled.div({
  display: "grid",
  gap: "var(--space-6) var(--column-gap)",
  alignItems: "end",
  marginBottom: "clamp(1.5rem, 1rem + 2vw, 3rem)",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const Lead = styled.p({
  maxWidth: "var(--line-length)",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
});

const Closing = styled(Column)({ display: "grid", gap: "var(--space-8)" });

const Title = styled.h2({ fontSize: "var(--text-title)" });

const Promises = styled.ul({
  display: "grid",
  gap: "var(--space-6) var(--column-gap)",
  fontFamily: "var(--font-headline)",
  fontSize: "var(--text-card)",
  lineHeight: 1.3,
  textWrap: "balance",
  "& > li": { paddingTop: "var(--space-5)", borderTop: "1px solid var(--line)" },
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

// The last word is a message, as in the sample chat.
const Invitation = styled.div({
  display: "grid",
  gap: "var(--space-5) var(--space-8)",
  alignItems: "center",
  marginTop: "var(--space-6)",
  padding: "var(--panel-inset)",
  ...bubbleStyle,
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
});

export function Head({ data: { content } }: HeadProps<Queries.AboutPageQuery>) {
  return <PageHead path="/about" meta={content.pages.about} content={content} />;
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
        promises {
          title
          items
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
