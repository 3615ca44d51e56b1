/** A copy of `content` in which no mistake ever stands: the development server reads this one. */
export const checkedCopy = ".cache/checked-content";

/**
 * Says where Gatsby reads words and photos.
 *
 * @param env - the environment; `gatsby develop` sets NODE_ENV to `development`.
 * @returns the folder, from the project's.
 */
export function contentFolder(env: Record<string, string | undefined>): string {
  return env.NODE_ENV === "development" ? checkedCopy : "content";
}
