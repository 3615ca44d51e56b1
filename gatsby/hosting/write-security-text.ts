import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteAddress } from "../site-address";

/** From `content/site.json`; the contact is a `mailto:` or `https:` address. */
type SecurityContact = { name: string; securityContact?: string };

const path = ".well-known/security.txt";

/**
 * Writes `.well-known/security.txt` (RFC 9116), which says where to report a security problem and
 * expires a year after the build. Without a contact there is no such file.
 *
 * @param folder - the built site.
 */
export async function writeSecurityText(
  folder: string,
  { securityContact }: SecurityContact,
  { siteUrl, pathPrefix }: SiteAddress,
): Promise<void> {
  const file = join(folder, path);
  // One of an earlier build, where the folder is kept between builds.
  await rm(file, { force: true });
  if (!securityContact) return;

  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${oneYearAfter(new Date()).toISOString()}`,
    "Preferred-Languages: en",
    ...(siteUrl ? [`Canonical: ${siteUrl}${pathPrefix}/${path}`] : []),
  ];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${lines.join("\n")}\n`);
}

function oneYearAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCDate(later.getUTCDate() + 365);
  return later;
}
