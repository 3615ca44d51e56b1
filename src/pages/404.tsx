import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { BrandLink } from "../layout/brand-link";
import { PageHead } from "../layout/page-head";
import { PageLink } from "../ui/button";

export default function NotFoundPage({
  data: { content },
  location,
}: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    console.error(`There is no page at ${location.pathname}`);
  }, [location.pathname]);

  return (
    <Main>
      <BrandLink name={content.site.name} />
      <Leaf viewBox="0 0 120 120" aria-hidden="true">
        <path d="M60 112V40M60 66c-22 2-34-10-36-32 20-2 34 8 36 32Zm0-14c0-22 10-34 32-38 4 22-8 36-32 38Z" />
      </Leaf>
      <Heading>{content.notFound.heading}</Heading>
      <Text>{content.notFound.text}</Text>
      <PageLink to="/" className="screen-only">
        {content.notFound.homeLabel}
      </PageLink>
    </Main>
  );
}

const Main = styled.main({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "var(--space-5)",
  minHeight: "100vh",
  padding: "var(--space-section) var(--page-gutter)",
  textAlign: "center",
  // This page has no toggle, whose words would break before the brand's name.
  "& > a": { overflowWrap: "anywhere" },
});

const Leaf = styled.svg({
  width: "7.5rem",
  fill: "var(--tint)",
  stroke: "var(--accent)",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  "@media (forced-colors: active)": { fill: "none", stroke: "CanvasText" },
});

const Heading = styled.h1({ fontSize: "var(--text-title)" });

const Text = styled.p({ maxWidth: "30rem", color: "var(--muted)", fontSize: "var(--text-lead)" });

export function Head({ data: { content } }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead meta={content.pages.notFound} content={content} />;
}

export const query = graphql`
  query NotFoundPage {
    content {
      ...PageHead
      pages {
        notFound {
          ...PageMeta
        }
      }
      site {
        name
      }
      notFound {
        heading
        text
        homeLabel
      }
    }
  }
`;
