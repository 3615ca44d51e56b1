import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteAddress } from "./site-address";

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

  if (!securityContact) return;
  const path = ".well-known/security.txt";
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + 365);
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    ...(siteUrl ? [`Canonical: ${siteUrl}${pathPrefix}/${path}`] : []),
  ];
  await mkdir(join(folder, ".well-known"), { recursive: true });
  await writeFile(join(folder, path), `${lines.join("\n")}\n`);
}
