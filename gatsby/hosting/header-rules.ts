import { referrerPolicy } from "../security/referrer-policy";
import type { PolicyByPath } from "../security/secure-pages";

export type HeaderRule = { path: string; headers: Record<string, string> };

/** What the rules are made from; paths begin with a slash and have no prefix. */
export type HeaderSources = { files: string[]; policies: PolicyByPath };

/**
 * Gives the headers of every path. No path gets a header from two rules, because hosts differ in
 * what they make of that: the last one, the first one or both joined by a comma. So the rule for
 * all paths has only what is the same for all, and the others share no path.
 */
export function headerRules({ files, policies }: HeaderSources): HeaderRule[] {
  return [
    { path: "/*", headers: forEverything },
    ...[...policies].map(([path, policy]) => ({
      path,
      headers: { "Content-Security-Policy": policy, ...fresh, ...forUsOnly },
    })),
    { path: "/static/*", headers: { ...forEver, ...forUsOnly } },
    { path: "/page-data/*", headers: { ...fresh, ...forUsOnly } },
    { path: "/icons/*", headers: { ...fresh, ...forUsOnly } },
    ...files.flatMap(ruleForFile),
  ];
}

const forEverything = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": referrerPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": unusedFeatures(),
};

const fresh = { "Cache-Control": "public, max-age=0, must-revalidate" };
const forEver = { "Cache-Control": "public, max-age=31536000, immutable" };
const forUsOnly = { "Cross-Origin-Resource-Policy": "same-origin" };
/** Other sites show it when a link to us is shared. */
const forEveryone = { "Cross-Origin-Resource-Policy": "cross-origin" };

const hashedFile = /[-.][0-9a-f]{20}\.(?:js|css)$/;
const unhashedFile = /\.(?:svg|webmanifest|xml|txt)$/;
const licence = /\.LICENSE\.txt$/;

function ruleForFile(path: string): HeaderRule[] {
  if (path === "/social-image.png") return [{ path, headers: { ...fresh, ...forEveryone } }];
  if (hashedFile.test(path)) return [{ path, headers: { ...forEver, ...forUsOnly } }];
  if (!unhashedFile.test(path) || licence.test(path)) return [];
  return [{ path, headers: { ...fresh, ...forUsOnly } }];
}

function unusedFeatures(): string {
  const features = [
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "picture-in-picture",
    "publickey-credentials-get",
    "screen-wake-lock",
    "usb",
    "xr-spatial-tracking",
    "browsing-topics",
  ];
  return features.map((feature) => `${feature}=()`).join(", ");
}
