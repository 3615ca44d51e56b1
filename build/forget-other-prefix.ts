import { rm } from "node:fs/promises";
import { builtPathPrefix } from "./built-path-prefix";

/**
 * Removes a built folder whose path prefix is not the one that comes next.
 * Gatsby keeps the prefix in the results of queries it has cached, so that photos would still be
 * asked for under the old one; once the folder is gone, it drops its cache.
 */
export async function forgetOtherPrefix(folder: string, nextPrefix: string): Promise<void> {
  const built = await builtPathPrefix(folder).catch(() => nextPrefix);
  if (built !== nextPrefix) await rm(folder, { recursive: true, force: true });
}
