import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { addressInView } from "../audience/address-in-view";
import { ForEachAudience } from "../audience/for-audience";
import { BrandLink } from "../layout/brand-link";
import { PageHead } from "../layout/page-head";
import { media } from "../styles/media";
import { PageLink } from "../ui/button";
import { LeafBehind } from "../ui/willow";
import { WillowTwig } from "../ui/willow-twig";

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
      <Twig viewBox="0 0 320 150">
        <Fall d="M186 34C240 78 150 104 206 148" />
      </Twig>
      <Message>
        <FallenLeaf />
        <Heading>{content.notFound.heading}</Heading>
        <Text>{content.notFound.text}</Text>
        <ForEachAudience>
          {(audience) => (
            <PageLink to={addressInView(audience, "/")} className="screen-only">
              {content.notFound.homeLabel}
            </PageLink>
          )}
        </ForEachAudience>
      </Message>
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
  // On its way, the leaf would make a phone's page wider.
  overflowX: "clip",
  // This page has no toggle, whose words would break before the brand's name.
  "& a": { overflowWrap: "anywhere" },
});

const Twig = styled(WillowTwig)({ width: "min(24rem, 100%)", marginTop: "var(--space-6)" });

// The words are on the leaf that has fallen.
const Message = styled.div({
  position: "relative",
  zIndex: 0,
  display: "grid",
  justifyItems: "center",
  gap: "var(--space-5)",
  width: "min(40rem, 100%)",
  padding: "clamp(6rem, 13vw, 8rem) var(--space-4) clamp(4.5rem, 9vw, 6rem)",
});

const FallenLeaf = styled(LeafBehind)({
  top: 0,
  left: "-4%",
  width: "108%",
  height: "100%",
  "--vein": "none",
  [media.beyondPhone]: { left: "-14%", width: "128%" },
  "@media screen and (prefers-reduced-motion: no-preference)": {
    animation: "leaf-falls 2.4s ease-in-out backwards",
  },
});

const Fall = styled.path({
  fill: "none",
  stroke: "var(--blossom)",
  strokeWidth: 2,
  strokeDasharray: "1 9",
  strokeLinecap: "round",
});

const Heading = styled.h1({ fontSize: "var(--text-title)" });

const Text = styled.p({
  maxWidth: "min(30rem, 82%)",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
});

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
