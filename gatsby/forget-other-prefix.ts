import { rm } from "node:fs/promises";
import type { Actions } from "gatsby";
import { builtPathPrefix } from "./html/built-path-prefix";

/**
 * Removes a built folder whose path prefix is not the one that comes next.
 * Gatsby keeps the prefix in the results of queries it has cached, so that photos would still be
 * asked for under the old one; once the folder is gone, it drops its cache.
 */
export async function forgetOtherPrefix(folder: string, nextPrefix: string): Promise<void> {
  const built = await builtPathPrefix(folder).catch(() => nextPrefix);
  if (built !== nextPrefix) await rm(folder, { recursive: true, force: true });
}

type WebpackSettings = { actions: Pick<Actions, "setWebpackConfig"> };

/**
 * Lets webpack use what it has cached only in builds with the same path prefix. Gatsby keeps that
 * cache whatever becomes of its own, and the addresses of the fonts in it have the old prefix.
 */
export function cacheByPrefix({ actions }: WebpackSettings, pathPrefix: string): void {
  actions.setWebpackConfig({ cache: { version: `path prefix "${pathPrefix}"` } });
}
