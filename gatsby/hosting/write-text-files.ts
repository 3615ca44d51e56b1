import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteAddress } from "../site-address";

/** From `content/site.json`; the contact is a `mailto:` or `https:` address. */
type SecurityContact = { name: string; securityContact?: string };

/**
 * Writes what programs look for at fixed addresses: robots.txt, which lets every crawler in and
 * names the sitemap, and with a contact `.well-known/security.txt` (RFC 9116), which says where to
 * report a security problem and expires a year after the build.
 *
 * @param folder - the built site.
 */
export async function writeTextFiles(
  folder: string,
  { securityContact }: SecurityContact,
  { siteUrl, pathPrefix }: SiteAddress,
): Promise<void> {
  // Only a site that knows its address has a sitemap.
  const sitemap = siteUrl ? `\nSitemap: ${siteUrl}${pathPrefix}/sitemap-index.xml\n` : "";
  await writeFile(join(folder, "robots.txt"), `User-agent: *\nAllow: /\n${sitemap}`);

  const path = ".well-known/security.txt";
  const file = join(folder, path);
  // Where the folder is kept between builds, it may hold the file of an earlier one.
  await rm(file, { force: true });
  if (!securityContact) return;
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + 365);
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    ...(siteUrl ? [`Canonical: ${siteUrl}${pathPrefix}/${path}`] : []),
  ];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${lines.join("\n")}\n`);
}
