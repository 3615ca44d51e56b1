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
type ContentField = { field: string; type: string; schema: Schema };

/** Lists the content files, by a field such as `notFound` for `not-found.schema.json`. */
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

/** Names the GraphQL type of a content file: `not-found.json` gives `NotFoundJson`. */
export function contentTypeName({ node }: { node: { name: string } }): string {
  return `${pascalCase(node.name)}Json`;
}

/**
 * Joins words as GraphQL writes names.
 *
 * @param words - in kebab case or camel case, such as `not-found` or `privacyPolicy`.
 * @returns for example `NotFound` or `PrivacyPolicy`.
 */
export function pascalCase(words: string): string {
  return words
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
