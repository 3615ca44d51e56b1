import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonPageLink } from "../audience/page-link";
import { allWeeks, branchHeight, leafPlace, WeekBranch } from "../drawings/week-branch";
import { smallLeaf } from "../drawings/willow";
import { BrandLink } from "../layout/brand-link";
import { PageHead } from "../layout/page-head";
import { PageHeadline } from "../ui/section";

/** The only page without React (gatsby/finish-pages.ts): its one script logs the path as it came. */
export default function NotFoundPage({ data: { content } }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <Main>
      <BrandLink name={content.site.name} />
      <BranchAcross>
        <MiddleOfBranch fallen={middleWeek} />
      </BranchAcross>
      <FallenLeaf viewBox="-60 0 120 168" aria-hidden="true">
        <path d="M0 0C64 44-56 68 6 124" />
        <g transform="translate(-26 148)rotate(-12)scale(.64)">
          <path d={smallLeaf} />
        </g>
      </FallenLeaf>
      <PageHeadline>{content.notFound.heading}</PageHeadline>
      <NotFoundText>{content.notFound.text}</NotFoundText>
      <ButtonPageLink to="/">{content.notFound.homeLabel}</ButtonPageLink>
    </Main>
  );
}

const middleWeek = allWeeks / 2;

const Main = styled.main({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignContent: "center",
  gap: "var(--space-5)",
  minHeight: "100vh",
  padding: "var(--space-section) var(--page-gutter)",
  textAlign: "center",
});

const breadth = "max(100vw, 56rem)";

const BranchAcross = styled.div({ width: "100vw", height: branchHeight });

// A phone shows only the middle: the whole branch would be squeezed until its leaves are needles.
const MiddleOfBranch = styled(WeekBranch)({
  width: breadth,
  marginInline: `calc((100vw - ${breadth}) / 2)`,
});

const FallenLeaf = styled.svg({
  width: "7.5rem",
  marginTop: `calc(${leafPlace(middleWeek).down - 1} * ${branchHeight} - var(--space-5))`,
  overflow: "visible",
  "& > path": {
    fill: "none",
    stroke: "var(--blossom)",
    strokeWidth: 2,
    strokeDasharray: "1 9",
    strokeLinecap: "round",
  },
  "& > g": { fill: "var(--twig-lit)" },
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "& > g > path": { animation: "leaf-falls 2.4s ease-in-out backwards" },
  },
});

const NotFoundText = styled.p({
  maxWidth: "min(30rem, 82%)",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
});

export function Head({ data: { content } }: HeadProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <PageHead meta={content.pages.notFound} content={content} />
      <script>{'console.error("There is no page at " + location.pathname);'}</script>
    </>
  );
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
