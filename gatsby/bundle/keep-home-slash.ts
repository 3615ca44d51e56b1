/** Gatsby's own: the path prefix, `""` for none. */
declare const __BASE_PATH__: string;

/**
 * Replaces gatsby-page-utils' function of this name in Gatsby's links: no path ends in a slash but
 * the home page's, which under a prefix would otherwise be `/prefix`: a redirect, or no page at all.
 */
export function applyTrailingSlashOption(path: string): string {
  return path === `${__BASE_PATH__}/` ? path : path.replace(/(.)\/$/, "$1");
}
