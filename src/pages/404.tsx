import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { addressInView } from "../audience/address-in-view";
import { ForEachAudience } from "../audience/for-audience";
import { BrandLink } from "../layout/brand-link";
import { PageHead } from "../layout/page-head";
import { PageLink } from "../ui/button";
import { MovingLeaf, WillowTwig } from "../ui/willow-twig";

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
      <Twig viewBox="0 0 320 230">
        <Fall d="M184 52C232 84 134 112 190 142S196 172 200 182" />
        <MovingLeaf place="translate(112 214)rotate(-10)scale(1.05)" animation="leaf-falls" />
      </Twig>
      <Heading>{content.notFound.heading}</Heading>
      <Text>{content.notFound.text}</Text>
      <ForEachAudience>
        {(audience) => (
          <PageLink to={addressInView(audience, "/")} className="screen-only">
            {content.notFound.homeLabel}
          </PageLink>
        )}
      </ForEachAudience>
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
  "& a": { overflowWrap: "anywhere" },
});

// One leaf is not where the others are.
const Twig = styled(WillowTwig)({ width: "min(24rem, 100%)", marginBlock: "var(--space-6)" });

const Fall = styled.path({
  fill: "none",
  stroke: "var(--blossom)",
  strokeWidth: 2,
  strokeDasharray: "1 9",
  strokeLinecap: "round",
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
