import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { referrerPolicy } from "../html/referrer-policy";
import type { SitePage } from "../html/site-pages";

type HeaderRule = { path: string; headers: Record<string, string> };

type HostHeaderSources = {
  pathPrefix: string;
  pages: SitePage[];
};

/**
 * Writes `_headers`, in which Netlify and some other hosts read what to send with each path.
 *
 * @param folder - the built site, with all its files.
 */
export async function writeHostHeaders(folder: string, sources: HostHeaderSources): Promise<void> {
  const { pathPrefix, pages } = sources;
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`)
    .sort();
  const addresses = pages.flatMap((page) => page.addresses);
  const text = headerRules(files, addresses)
    .map((rule) => ruleText(rule, pathPrefix))
    .join("\n");
  await writeFile(join(folder, "_headers"), text);
}

function ruleText({ path, headers }: HeaderRule, pathPrefix: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pathPrefix}${path}\n${lines.join("")}`;
}

/**
 * Returns the headers of every path. No path gets a header from two rules, because hosts differ in
 * what they then send: the last one, the first one or both joined by a comma. So the rule for all
 * paths has only what is the same for all, and the others share no path.
 */
function headerRules(files: string[], addresses: string[]): HeaderRule[] {
  return [
    { path: "/*", headers: forAllPaths },
    ...addresses.map((path) => ({ path, headers: revalidated })),
    { path: "/static/*", headers: immutable },
    { path: "/page-data/*", headers: revalidated },
    { path: "/icons/*", headers: revalidated },
    ...files.flatMap(ruleForFile),
  ];
}

/** Features that a visitor of a health site would mind; each adds bytes to every response. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment"];

const forAllPaths = {
  // The rest of the policy is in each page.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": referrerPolicy,
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
};

const revalidated = {
  "Cache-Control": "no-cache",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const immutable = { ...revalidated, "Cache-Control": "public, max-age=31536000, immutable" };
/** Headers of what other sites show when a link to this one is shared. */
const shared = { ...revalidated, "Cross-Origin-Resource-Policy": "cross-origin" };

const hashedFile = /[-.][0-9a-f]{20}\.(?:js|css)$/;
const unhashedFile = /\.(?:svg|webmanifest|xml|txt)$/;

function ruleForFile(path: string): HeaderRule[] {
  if (path === "/social-image.png") return [{ path, headers: shared }];
  if (hashedFile.test(path)) return [{ path, headers: immutable }];
  return unhashedFile.test(path) ? [{ path, headers: revalidated }] : [];
}
