type FileNode = { name: string };

/**
 * Names the GraphQL type of a content file after the file.
 *
 * @param source - the file that gatsby-transformer-json is reading; `name` has no extension.
 * @returns the type's name: `not-found.json` gives `NotFoundJson`.
 */
export function contentTypeName({ node }: { node: FileNode }): string {
  const words = node.name.split("-");
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Json`;
}
