import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import { siteAddress } from "../site-address";
import { textExtension } from "./text-extension";

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
): [query: GatsbyGraphQLType, content: GatsbyGraphQLType, ofFiles: string] {
  const files = [...schemas]
    .filter(([file]) => file !== shared)
    .map(([file, schema]) => ({ name: file.replace(".schema.json", ""), schema }))
    .map(({ name, schema }) => ({ name, type: contentTypeName({ node: { name } }), schema }));
  const fields = files.map(({ name, type }) => {
    const field = name.replace(/-./g, (match) => match.slice(1).toUpperCase());
    return [field, { type: `${type}!`, resolve: onlyNode(type) }] as const;
  });
  const siteUrl = { type: "String", resolve: () => siteAddress(process.env).siteUrl };
  const content = { type: "Content!", resolve: () => ({}) };
  return [
    buildObjectType({ name: "Query", fields: { content } }),
    buildObjectType({ name: "Content", fields: { siteUrl, ...Object.fromEntries(fields) } }),
    describedTypes(files, schemas.get(shared)),
  ];
}

type ResolverContext = {
  nodeModel: { findOne(args: { type: string; query: object }): Promise<unknown> };
};

function onlyNode(type: string) {
  return (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
    nodeModel.findOne({ type, query: {} });
}

/**
 * Writes the types of files, and of all that is in them, in GraphQL's schema language. Gatsby would
 * infer them, but without fields that no item happens to have; `@dontInfer` also keeps `$schema` out.
 */
function describedTypes(files: { type: string; schema: Schema }[], sharedParts?: Schema): string {
  const types = new Map<string, string>();

  function declare(name: string, group: Schema, header = name): void {
    const fields = Object.entries(group.properties ?? {})
      .filter(([field]) => field !== "$schema")
      .map(([field, entry]) => {
        const type = typeOf(entry, name.replace(/Json$/, "") + pascalCase(field));
        const isRequired = group.required?.includes(field);
        return `  ${field}: ${type}${isRequired ? "!" : ""}${directives[type.replace(/\W/g, "")] ?? ""}\n`;
      });
    types.set(name, `type ${header} {\n${fields.join("")}}\n`);
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

  for (const { type, schema } of files) declare(type, schema, `${type} implements Node @dontInfer`);
  return [...types.values()].join("\n");
}

const scalars: Partial<Record<string, string>> = {
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
  string: "String",
};

/** What Gatsby does to the fields of a type, and those of lists of it. */
const directives: Partial<Record<string, string>> = {
  File: " @fileByRelativePath",
  String: ` @${textExtension.name}`,
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
