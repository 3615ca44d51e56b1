export type SiteAddress = {
  /** Origin without a trailing slash, e.g. `https://willowline.example`; undefined if unknown. */
  siteUrl: string | undefined;
  /** Path below which the site lives, e.g. `/willowline`; empty at the root. */
  pathPrefix: string;
};

/** Hosts to which a page that was built without the site's address may send over plain HTTP. */
export const localHosts = ["localhost", "127.0.0.1"];

/**
 * Reads where the site will live from the environment.
 *
 * @param env - `SITE_URL` (an absolute http(s) address; a path in it is the prefix unless
 *   `PATH_PREFIX` is set) and `PATH_PREFIX` (`/name`, `name/` and `/name/` mean the same).
 * @returns the origin and the prefix, both normalized.
 * @throws Error if `SITE_URL` is not an absolute http(s) address.
 */
export function siteAddress(env: Record<string, string | undefined>): SiteAddress {
  const address = parseSiteUrl(env.SITE_URL?.trim() ?? "");
  return {
    siteUrl: address?.origin,
    pathPrefix: normalizePrefix(env.PATH_PREFIX?.trim() || (address?.pathname ?? "")),
  };
}

function parseSiteUrl(text: string): URL | undefined {
  if (text === "") return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol !== "https:" && address?.protocol !== "http:") {
    throw new Error(`SITE_URL must be an absolute http(s) address, but it is "${text}".`);
  }
  return address;
}

function normalizePrefix(text: string): string {
  const path = text.replace(/^\/+|\/+$/g, "");
  return path === "" ? "" : `/${path}`;
}
