import type { CreateResolversArgs } from "gatsby";

type NodeModel = { findOne(args: { type: string; query: object }): Promise<unknown> };
type ResolverContext = { nodeModel: NodeModel };

/** Fields of the GraphQL type `Content`, each one file of `content/`. */
const contentFiles = {
  site: "SiteJson",
  pages: "PagesJson",
  hero: "HeroJson",
  features: "FeaturesJson",
  journeys: "JourneysJson",
  testimonials: "TestimonialsJson",
  waitlist: "WaitlistJson",
  about: "AboutJson",
  founders: "FoundersJson",
  notFound: "NotFoundJson",
};

/**
 * Gives the root field `content`, which is never null, nor is any file in it: a page that asks for
 * a file's words can rely on them. Gatsby's own root fields (`siteJson`, …) are nullable.
 */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: {
      siteUrl: { resolve: siteUrl },
      ...Object.fromEntries(
        Object.entries(contentFiles).map(([field, type]) => [field, { resolve: onlyNode(type) }]),
      ),
    },
  });
}

/**
 * From Gatsby's node rather than the environment: so Gatsby knows which pages to make anew when the
 * address has changed since the build that filled its cache.
 */
async function siteUrl(_source: unknown, _args: unknown, { nodeModel }: ResolverContext) {
  const site = await nodeModel.findOne({ type: "Site", query: {} });
  return isSite(site) ? site.siteMetadata.siteUrl : undefined;
}

type Site = { siteMetadata: { siteUrl?: string } };

function isSite(node: unknown): node is Site {
  return typeof node === "object" && node !== null && "siteMetadata" in node;
}

function onlyNode(type: string) {
  return (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
    nodeModel.findOne({ type, query: {} });
}
