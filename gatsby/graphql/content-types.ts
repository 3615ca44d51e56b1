import type { GatsbyGraphQLObjectType, NodePluginSchema } from "gatsby";
import type { GraphQLFieldResolver, GraphQLObjectType } from "graphql";
import { siteAddress } from "../site-address";
import { textAsTyped } from "./as-typed";

/** What a schema says that matters to GraphQL. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: { $ref: string }[];
  definitions?: Record<string, Schema>;
  "x-graphqlType"?: string;
};

type ObjectType = Parameters<NodePluginSchema["buildObjectType"]>[0];

/** The file of what several files have. */
const shared = "shared.schema.json";

/** Names the GraphQL type of a content file: `not-found.json` gives `NotFoundJson`. */
export function contentTypeName({ node }: { node: { name: string } }): string {
  return `${pascalCase(node.name)}Json`;
}

/**
 * Makes every file of `content/` a field of the root field `content`, such as `notFound` for
 * `not-found.json`. None is ever null, so pages can rely on their words; Gatsby's own root fields
 * (`notFoundJson`, …) are nullable.
 *
 * @param schemas - the schemas by file name, which describe the types. `x-graphqlType` names the type of
 * a group or a text; any other group is named after its path, such as `SiteAudiences`.
 * @returns the types as Gatsby takes them.
 */
export function contentTypes(
  schemas: Map<string, Schema>,
  { buildObjectType }: Pick<NodePluginSchema, "buildObjectType">,
): GatsbyGraphQLObjectType[] {
  const files = [...schemas]
    .filter(([file]) => file !== shared)
    .map(([file, schema]) => ({ name: file.replace(".schema.json", ""), schema }))
    .map(({ name, schema }) => ({ name, type: contentTypeName({ node: { name } }), schema }));
  const fields = files.map(({ name, type }) => {
    const field = name.replace(/-./g, (match) => match.slice(1).toUpperCase());
    return [field, { type: `${type}!`, resolve: onlyNode(type) }] as const;
  });
  const siteUrl = { type: "String", resolve: () => siteAddress(process.env).siteUrl };
  const buildYear = { type: "Int!", resolve: () => new Date().getFullYear() };
  const content = { type: "Content!", resolve: () => ({}) };
  const types: ObjectType[] = [
    { name: "Query", fields: { content } },
    { name: "Content", fields: { siteUrl, buildYear, ...Object.fromEntries(fields) } },
    ...describedTypes(files, schemas.get(shared)),
  ];
  return types.map((type) => buildObjectType(type));
}

/**
 * The address of a file that is a drawing, an SVG. Gatsby's own `publicURL` would publish photos as well,
 * as large as they are, with all that a camera writes into them.
 */
export const drawingUrl: { type: "String"; resolve: GraphQLFieldResolver<File, unknown> } = {
  type: "String",
  resolve: (file, args, context, info) => {
    const { publicURL } = (info.schema.getType("File") as GraphQLObjectType).getFields();
    if (!publicURL?.resolve) throw new Error("Gatsby publishes no files any more.");
    return file.extension === "svg" ? publicURL.resolve(file, args, context, info) : null;
  },
};

type File = { extension: string };

type ResolverContext = {
  nodeModel: { findOne(args: { type: string; query: object }): Promise<unknown> };
};

function onlyNode(type: string) {
  return (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
    nodeModel.findOne({ type, query: {} });
}

/**
 * Describes the types of files and of all that is in them. Gatsby would infer them, but without fields
 * that no item happens to have; `infer: false` also keeps `$schema` out.
 */
function describedTypes(
  files: { type: string; schema: Schema }[],
  sharedParts?: Schema,
): ObjectType[] {
  const types = new Map<string, ObjectType>();

  function declare(name: string, group: Schema, ofFile?: Omit<ObjectType, "name">): void {
    const fields = Object.entries(group.properties ?? {})
      .filter(([field]) => field !== "$schema")
      .map(([field, entry]) => {
        const type = typeOf(entry, name.replace(/Json$/, "") + pascalCase(field));
        const isRequired = group.required?.includes(field);
        const resolution = resolutions[type.replace(/\W/g, "")];
        return [field, { type: isRequired ? `${type}!` : type, ...resolution }] as const;
      });
    types.set(name, { name, fields: Object.fromEntries(fields), ...ofFile });
  }

  function typeOf(entry: Schema, pathName: string): string {
    // An entry that refers to what is shared adds nothing to its type.
    const reference = entry.allOf?.[0]?.$ref.split("/").at(-1) ?? "";
    const schema = sharedParts?.definitions?.[reference] ?? entry;
    if (schema.items) return `[${typeOf(schema.items, pathName)}!]`;
    const name = schema["x-graphqlType"] ?? scalars[schema.type ?? ""] ?? pathName;
    if (schema.properties) declare(name, schema);
    return name;
  }

  for (const { type, schema } of files) {
    declare(type, schema, { interfaces: ["Node"], extensions: { infer: false } });
  }
  return [...types.values()];
}

const scalars: Partial<Record<string, string>> = {
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
  string: "String",
};

/** How Gatsby resolves fields of these types, and of lists of them. */
const resolutions: Partial<Record<string, object>> = {
  File: { extensions: { fileByRelativePath: {} } },
  String: { resolve: textAsTyped },
};

/**
 * Joins words as GraphQL names types.
 *
 * @param words - in kebab case or camel case, such as `not-found` or `privacyPolicy`.
 * @returns for example `NotFound` or `PrivacyPolicy`.
 */
function pascalCase(words: string): string {
  return words
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
