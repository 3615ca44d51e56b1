import { contentTypeName } from "./content-type-name";

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

/** A field of the GraphQL type `Content`: everything in one file. */
export type ContentField = { field: string; type: string; schema: Schema };

/**
 * Lists the content files.
 *
 * @param schemas - the schemas by file name, such as `not-found.schema.json`.
 * @returns a field for each file, such as `notFound` of the type `NotFoundJson`.
 */
export function contentFields(schemas: Map<string, Schema>): ContentField[] {
  return [...schemas]
    .map(([file, schema]) => ({ name: file.replace(".schema.json", ""), schema }))
    .filter(({ name }) => name !== "shared")
    .map(({ name, schema }) => {
      const type = contentTypeName({ node: { name } });
      const field = type.charAt(0).toLowerCase() + type.slice(1).replace(/Json$/, "");
      return { field, type, schema };
    });
}
