import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteAddress } from "../site-address";

/**
 * Writes robots.txt, which lets every crawler in and names the sitemap that gatsby-plugin-sitemap
 * writes if the site's address is known.
 *
 * @param folder - the built site.
 */
export async function writeRobots(folder: string, address: SiteAddress): Promise<void> {
  const { siteUrl, pathPrefix } = address;
  const sitemap = siteUrl ? `\nSitemap: ${siteUrl}${pathPrefix}/sitemap-index.xml\n` : "";
  await writeFile(join(folder, "robots.txt"), `User-agent: *\nAllow: /\n${sitemap}`);
}
