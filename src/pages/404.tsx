import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { addressInView } from "../audience/address-in-view";
import { ForEachAudience } from "../audience/for-audience";
import { BrandLink } from "../layout/brand-link";
import { PageHead } from "../layout/page-head";
import { PageLink } from "../ui/button";
import { Vein, WillowLeaf } from "../ui/willow";

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
      <Leaf>
        <Vein d="M500 78C430 111 366 152 312 198m-28 62C190 340 128 420 86 520" pathLength="1" />
      </Leaf>
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

const Leaf = styled(WillowLeaf)({ width: "12rem", height: "13.5rem" });

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
