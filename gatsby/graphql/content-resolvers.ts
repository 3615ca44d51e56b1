import type { CreateResolversArgs } from "gatsby";
import { type IconNode, icons } from "lucide";
import { siteAddress } from "../site-address";
import { contentFields, pascalCase, type Schema } from "./content-fields";

type ResolverContext = {
  nodeModel: { findOne(args: { type: string; query: object }): Promise<unknown> };
};

/**
 * Gives the root field `content`, which is never null, nor is any file in it: a page that asks for
 * a file's words can rely on them. Gatsby's own root fields (`siteJson`, …) are nullable.
 *
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
    Content: {
      siteUrl: { resolve: () => siteAddress(process.env).siteUrl },
      ...Object.fromEntries(files),
    },
    Feature: { icon: { resolve: ({ icon }: { icon?: string }) => icon && iconNamed(icon) } },
  });
}

/**
 * Returns lucide's drawing of an icon, so that pages carry those they show, and scripts none of
 * those that an editor could name.
 *
 * @param name - in kebab case, as on lucide.dev, such as `calendar-check`.
 * @throws if lucide has no such icon.
 */
export function iconNamed(name: string): IconNode {
  const drawing = new Map(Object.entries(icons)).get(pascalCase(name));
  if (!drawing) throw new Error(`lucide has no icon ${name}.`);
  return drawing;
}

function onlyNode(type: string) {
  return (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
    nodeModel.findOne({ type, query: {} });
}
