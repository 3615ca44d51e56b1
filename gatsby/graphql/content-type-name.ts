import { pascalCase } from "./pascal-case";

type FileNode = { name: string };

/**
 * Names the GraphQL type of a content file.
 *
 * @param source - what gatsby-transformer-json is reading; the name of its file has no extension.
 * @returns the type's name: `not-found.json` gives `NotFoundJson`.
 */
export function contentTypeName({ node }: { node: FileNode }): string {
  return `${pascalCase(node.name)}Json`;
}
