import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { GraphQLFieldResolver, GraphQLObjectType } from "graphql";
import type { Schema, Schemas } from "./schemas";
import { siteAddress } from "./site-address";

type BuildObjectType = CreateSchemaCustomizationArgs["schema"]["buildObjectType"];

type ResolverContext = {
  nodeModel: { findOne(args: { type: string; query: object }): Promise<unknown> };
};

/** Names the GraphQL type of a content file: `not-found.json` gives `NotFoundJson`. */
export function contentTypeName({ node }: { node: { name: string } }): string {
  return `${pascalCase(node.name)}Json`;
}

/**
 * Makes every file of `content/` a field of the root field `content`, such as `notFound` for
 * `not-found.json`, and describes all that is in them. What a schema requires is never null.
 *
 * @param schemas - of the content. Their `x-graphqlType` names the type of a group or a choice; any other
 * group is named after its path, such as `SiteAudiences`.
 * @returns the types as Gatsby takes them.
 */
export function contentTypes(
  schemas: Schemas,
  { buildObjectType }: { buildObjectType: BuildObjectType },
) {
  const fields = [...schemas.files.keys()].map((name) => {
    const type = contentTypeName({ node: { name } });
    const field = name.replace(/-./g, (match) => match.slice(1).toUpperCase());
    const resolve = (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
      nodeModel.findOne({ type, query: {} });
    return [field, { type: `${type}!`, resolve }] as const;
  });
  const content = { type: "Content!", resolve: () => ({}) };
  const siteUrl = { type: "String", resolve: () => siteAddress(process.env).siteUrl };
  return [
    buildObjectType({ name: "Query", fields: { content } }),
    buildObjectType({ name: "Content", fields: { siteUrl, ...Object.fromEntries(fields) } }),
    typeDefinitions(schemas),
  ];
}

/** Describes the content as GraphQL does; Gatsby would infer no field that no item happens to have. */
function typeDefinitions({ files, shared }: Schemas): string {
  const definitions = new Map<string, string>();

  /** Defines the type of a group of entries, after those of the groups in it. */
  function defineGroup(type: string, { properties = {}, required = [] }: Schema, is = ""): void {
    const { $schema, ...entries } = properties;
    const fields = Object.entries(entries).map(([name, entry]) => {
      const fieldType = typeOf(entry, type.replace(/Json$/, "") + pascalCase(name));
      const mark = required.includes(name) ? "!" : "";
      return `${name}: ${fieldType}${mark}${fieldType === "File" ? " @fileByRelativePath" : ""}`;
    });
    definitions.set(type, `type ${type} ${is} {\n${fields.join("\n")}\n}`);
  }

  /** Names the type of an entry; that of a group or of a choice is defined as well. */
  function typeOf(entry: Schema, path: string): string {
    const schema = dereferenced(entry);
    if (schema.items) return `[${typeOf(schema.items, path)}!]`;
    const type = schema["x-graphqlType"] ?? scalars[schema.type ?? ""] ?? path;
    if (schema.properties) defineGroup(type, schema);
    if (schema.enum) definitions.set(type, `enum ${type} { ${schema.enum.join(" ")} }`);
    return type;
  }

  /** Returns the definition to which a schema refers, which may refer to another one. */
  function dereferenced(schema: Schema): Schema {
    const definition = shared.definitions?.[schema.$ref?.split("/").at(-1) ?? ""];
    return definition ? dereferenced(definition) : schema;
  }

  for (const [name, schema] of files) {
    defineGroup(contentTypeName({ node: { name } }), schema, "implements Node @dontInfer");
  }
  return [...definitions.values()].join("\n");
}

const scalars: Partial<Record<string, string>> = {
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
  string: "String",
};

type File = { extension: string };

/**
 * The address of a drawing, an SVG. Gatsby's own `publicURL` would publish photos as well, with the
 * place where a phone took them.
 */
export const drawingUrl: { type: "String"; resolve: GraphQLFieldResolver<File, unknown> } = {
  type: "String",
  resolve: (file, args, context, info) => {
    const { publicURL } = (info.schema.getType("File") as GraphQLObjectType).getFields();
    return file.extension === "svg" ? publicURL?.resolve?.(file, args, context, info) : null;
  },
};

/** Turns `not-found` or `privacyPolicy` into `NotFound` or `PrivacyPolicy`. */
function pascalCase(words: string): string {
  return words
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
