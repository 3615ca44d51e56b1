import type { CreateResolversArgs } from "gatsby";
import { isRecord } from "../content-check/is-record";
import { contentFields, type Schema } from "./content-fields";
import { type PhotoFile, photoQuality } from "./photo-quality";

type NodeModel = {
  findOne(args: { type: string; query: object }): Promise<unknown>;
  getNodeById(args: { id: string }): PhotoFile;
};
type ResolverContext = { nodeModel: NodeModel };

/**
 * Gives the root field `content`, which is never null, nor is any file in it: a page that asks for
 * a file's words can rely on them. Gatsby's own root fields (`siteJson`, …) are nullable.
 *
 * @param args - Gatsby's.
 * @param schemas - the schemas of the content files by file name.
 */
export function createContentResolvers(
  { createResolvers }: CreateResolversArgs,
  schemas: Map<string, Schema>,
): void {
  const files = contentFields(schemas).map(({ field, type }) => [
    field,
    { resolve: onlyNode(type) },
  ]);
  createResolvers({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: { siteUrl: { resolve: siteUrl }, ...Object.fromEntries(files) },
    ImageSharp: { gatsbyImageData: { resolve: photoData } },
  });
}

/**
 * From Gatsby's node rather than the environment: so Gatsby knows which pages to make again when
 * the address has changed since the build that filled its cache.
 */
async function siteUrl(_source: unknown, _args: unknown, { nodeModel }: ResolverContext) {
  const site = await nodeModel.findOne({ type: "Site", query: {} });
  return isRecord(site) && isRecord(site.siteMetadata) ? site.siteMetadata.siteUrl : undefined;
}

function onlyNode(type: string) {
  return (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
    nodeModel.findOne({ type, query: {} });
}

type PhotoArguments = { width: number; height: number; outputPixelDensities: number[] };

type PhotoResolver = (
  photo: { parent: string },
  args: PhotoArguments & { quality?: number },
  context: ResolverContext,
  info: unknown,
) => unknown;

/** Adds the quality to the arguments of Gatsby's own resolver. */
async function photoData(
  photo: { parent: string },
  args: PhotoArguments,
  context: ResolverContext,
  info: { originalResolver: PhotoResolver },
) {
  const file = context.nodeModel.getNodeById({ id: photo.parent });
  const density = Math.max(...args.outputPixelDensities);
  const quality = await photoQuality(file, {
    width: Math.round(args.width * density),
    height: Math.round(args.height * density),
  });
  return info.originalResolver(photo, { ...args, quality }, context, info);
}
