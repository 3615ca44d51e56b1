import { referrerPolicy } from "../security/referrer-policy";

export type HeaderRule = { path: string; headers: Record<string, string> };

/** The built files and the pages, by paths without prefix: `/robots.txt`, `/about`. */
export type HeaderSources = { files: string[]; pages: string[] };

/**
 * Returns the headers of every path. No path gets a header from two rules, because hosts differ in
 * what they then send: the last one, the first one or both joined by a comma. So the rule for all
 * paths has only what is the same for all, and the others share no path.
 */
export function headerRules({ files, pages }: HeaderSources): HeaderRule[] {
  return [
    { path: "/*", headers: forAllPaths },
    ...pages
      .flatMap(spellingsOf)
      .map((path) => ({ path, headers: { ...revalidated, ...sameOrigin } })),
    { path: "/static/*", headers: { ...immutable, ...sameOrigin } },
    { path: "/page-data/*", headers: { ...revalidated, ...sameOrigin } },
    { path: "/icons/*", headers: { ...revalidated, ...sameOrigin } },
    ...files.flatMap(ruleForFile),
  ];
}

/** Returns every path at which a host may serve a page. */
function spellingsOf(page: string): string[] {
  if (page === "/") return ["/", "/index.html"];
  return page.endsWith(".html") ? [] : ["", "/", ".html", "/index.html"].map((end) => page + end);
}

/** Those that a visitor of a health site would mind; each adds bytes to every response. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment"];

const forAllPaths = {
  // The rest of the policy is in each page.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": referrerPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
};

const revalidated = { "Cache-Control": "no-cache" };
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };
const sameOrigin = { "Cross-Origin-Resource-Policy": "same-origin" };
/** For what other sites show when a link to this one is shared. */
const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" };

const hashedFile = /[-.][0-9a-f]{20}\.(?:js|css)$/;
const unhashedFile = /\.(?:svg|webmanifest|xml|txt)$/;
const license = /\.LICENSE\.txt$/;

function ruleForFile(path: string): HeaderRule[] {
  if (path === "/social-image.png") return [{ path, headers: { ...revalidated, ...crossOrigin } }];
  if (hashedFile.test(path)) return [{ path, headers: { ...immutable, ...sameOrigin } }];
  if (!unhashedFile.test(path) || license.test(path)) return [];
  return [{ path, headers: { ...revalidated, ...sameOrigin } }];
}
