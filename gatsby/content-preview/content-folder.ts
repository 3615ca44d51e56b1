/** The copy of `content` that the development server reads; it never has a mistake in it. */
export const checkedCopy = ".cache/checked-content";

/**
 * Says where Gatsby reads words and photos.
 *
 * @param env - the environment; `gatsby develop` sets NODE_ENV to `development`.
 * @returns the folder, relative to the project's.
 */
export function contentFolder(env: Record<string, string | undefined>): string {
  return env.NODE_ENV === "development" ? checkedCopy : "content";
}
