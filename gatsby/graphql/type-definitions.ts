import { contentFields, pascalCase, type Schema } from "./content-fields";
import { textExtension } from "./text-extension";

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
 * Writes the GraphQL types of everything in `content/`. Gatsby would infer them, but without fields
 * that no item happens to have; `@dontInfer` also keeps `$schema` out.
 *
 * @param schemas - the schemas by file name. `x-graphqlType` names the type of a group or a text; any
 * other group is named after its path, such as `SiteAudiences`.
 * @returns the types in GraphQL's schema language.
 */
export function typeDefinitions(schemas: Map<string, Schema>): string {
  const files = contentFields(schemas);
  const content = files.map(({ field, type }) => `${field}: ${type}!`);
  const types = new Map([["Content", typeText("Content", ["siteUrl: String", ...content])]]);

  function declare(name: string, group: Schema, header = name): void {
    const fields = Object.entries(group.properties ?? {})
      .filter(([field]) => field !== "$schema")
      .map(([field, entry]) => {
        const type = typeOf(entry, name.replace(/Json$/, "") + pascalCase(field));
        const isRequired = group.required?.includes(field);
        return `${field}: ${type}${isRequired ? "!" : ""}${directives[type.replace(/\W/g, "")] ?? ""}`;
      });
    types.set(name, typeText(header, fields));
  }

  function typeOf(entry: Schema, pathName: string): string {
    const schema = definitionOf(entry, schemas) ?? entry;
    if (schema.items) return `[${typeOf(schema.items, pathName)}!]`;
    const name = schema["x-graphqlType"] ?? scalars[schema.type ?? ""] ?? pathName;
    if (schema.properties) declare(name, schema);
    return name;
  }

  for (const { type, schema } of files) declare(type, schema, `${type} implements Node @dontInfer`);
  return ["scalar IconNode", ...types.values()].join("\n");
}

/** All that is shared is in one file; the entry that refers to it adds nothing to its type. */
function definitionOf({ allOf }: Schema, schemas: Map<string, Schema>): Schema | undefined {
  const name = allOf?.[0]?.$ref.split("/").at(-1) ?? "";
  return schemas.get("shared.schema.json")?.definitions?.[name];
}

function typeText(header: string, fields: string[]): string {
  return `type ${header} {\n${fields.map((field) => `  ${field}\n`).join("")}}\n`;
}
