import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby";
import { PageHead } from "../layout/page-head";
import { PageShell } from "../layout/page-shell";
import { renderText } from "../ui/render-text";
import { Section } from "../ui/section";

type PageContext = { page: Queries.LegalPagesQuery["content"]["legal"]["pages"][number] };

/** A page of plain text from `content/legal.json`, such as the privacy policy. */
export default function LegalPage({ pageContext }: PageProps<object, PageContext>) {
  const { title, sections } = pageContext.page;
  const content = useShellContent();
  return (
    <PageShell content={content}>
      <Section>
        <LegalText>
          <LegalTitle>{title}</LegalTitle>
          {sections.map(({ heading, paragraphs, points }) => (
            <LegalSection key={heading ?? paragraphs[0]}>
              {heading ? <LegalHeading>{heading}</LegalHeading> : null}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{renderText(paragraph)}</p>
              ))}
              {points ? (
                <Bullets>
                  {points.map((point) => (
                    <li key={point}>{renderText(point)}</li>
                  ))}
                </Bullets>
              ) : null}
            </LegalSection>
          ))}
        </LegalText>
      </Section>
    </PageShell>
  );
}

const LegalText = styled.div({ maxWidth: "42rem", margin: "0 auto" });

const LegalTitle = styled.h1({ marginBottom: "var(--space-8)", fontSize: "var(--text-title)" });

const LegalSection = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  marginTop: "var(--space-4)",
});

const LegalHeading = styled.h2({ marginTop: "var(--space-6)", fontSize: "var(--text-card)" });

const Bullets = styled.ul({
  display: "grid",
  gap: "var(--space-2)",
  paddingInlineStart: "1.25em",
  listStyle: "disc",
});

export function Head({ pageContext: { page } }: HeadProps<object, PageContext>) {
  return <PageHead path={page.address} meta={page} content={useShellContent()} />;
}

/** A static query, because Gatsby warns of a page query in every build without legal pages. */
function useShellContent() {
  const { content } = useStaticQuery<Queries.LegalPageShellQuery>(graphql`
    query LegalPageShell {
      content {
        ...PageHead
        ...PageShell
      }
    }
  `);
  return content;
}
