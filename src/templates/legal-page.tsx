import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { PageShell } from "../layout/page-shell";
import { renderText } from "../ui/render-text";
import { Section } from "../ui/section";

/** A page of plain text from `content/legal.json`, such as the privacy policy. */
export default function LegalPage({ data: { content } }: PageProps<Queries.LegalPageQuery>) {
  const { title, sections } = content.legalPage;
  return (
    <PageShell site={content.site} siteUrl={content.siteUrl}>
      <Section>
        <Text>
          <Title>{title}</Title>
          {sections.map(({ heading, paragraphs, points }) => (
            <Part key={heading ?? paragraphs[0]}>
              {heading ? <Heading>{heading}</Heading> : null}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{renderText(paragraph)}</p>
              ))}
              {points ? (
                <Points>
                  {points.map((point) => (
                    <li key={point}>{renderText(point)}</li>
                  ))}
                </Points>
              ) : null}
            </Part>
          ))}
        </Text>
      </Section>
    </PageShell>
  );
}

const Text = styled.div({ maxWidth: "42rem", margin: "0 auto" });

const Title = styled.h1({ marginBottom: "var(--space-8)", fontSize: "var(--text-title)" });

const Part = styled.div({ display: "grid", gap: "var(--space-4)", marginTop: "var(--space-4)" });

const Heading = styled.h2({ marginTop: "var(--space-6)", fontSize: "var(--text-card)" });

const Points = styled.ul({
  display: "grid",
  gap: "var(--space-2)",
  paddingInlineStart: "1.25em",
  listStyle: "disc",
});

export function Head({ data: { content } }: HeadProps<Queries.LegalPageQuery>) {
  const { legalPage } = content;
  return <PageHead path={legalPage.address} meta={legalPage} content={content} />;
}

export const query = graphql`
  query LegalPage($path: String!) {
    content {
      ...PageHead
      site {
        ...PageShell
      }
      legalPage(address: $path) {
        address
        title
        description
        sections {
          heading
          paragraphs
          points
        }
      }
    }
  }
`;
