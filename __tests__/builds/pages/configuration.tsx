import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../../../src/layout/page-shell";
import { Waitlist } from "../../../src/waitlist/waitlist";

// Part of the home page's type: only one build has this page, and each generates the types again.
type ConfigurationPageData = {
  content: Pick<Queries.HomePageQuery["content"], "site" | "siteUrl" | "waitlist">;
};

/** The waitlist as an administrator would see it, which the home page never shows. */
export default function ConfigurationPage({ data: { content } }: PageProps<ConfigurationPageData>) {
  return (
    <PageShell content={content} hasWaitlist>
      <h1 className="visually-hidden">{content.waitlist.configureLabel}</h1>
      <Waitlist copy={content.waitlist} site={content.site} siteUrl={null} isAdmin />
    </PageShell>
  );
}

export function Head({ data: { content } }: HeadProps<ConfigurationPageData>) {
  return (
    <>
      <title>{content.waitlist.configureLabel}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export const query = graphql`
  query ConfigurationPage {
    content {
      ...PageShell
      site {
        ...WaitlistSite
      }
      waitlist {
        ...Waitlist
      }
    }
  }
`;
