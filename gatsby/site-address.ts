export type SiteAddress = {
  /** Origin without a trailing slash, e.g. `https://willowline.example`; undefined if unknown. */
  siteUrl: string | undefined;
  /** Path below which the site lives, e.g. `/willowline`; empty at the root. */
  pathPrefix: string;
  /** Whether it is an address for visitors: known, and not of this machine. */
  isPublic: boolean;
};

/**
 * Reads where the site will live from the environment.
 *
 * @param env - `SITE_URL` (an absolute http(s) address; a path in it is the prefix unless
 *   `PATH_PREFIX` is set) and `PATH_PREFIX` (`/name`, `name/` and `/name/` mean the same).
 * @throws Error if `SITE_URL` is not an absolute http(s) address.
 */
export function siteAddress(env: Record<string, string | undefined>): SiteAddress {
  const text = env.SITE_URL?.trim() ?? "";
  const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (text !== "" && !url) {
    throw new Error(`SITE_URL must be an absolute http(s) address, but it is "${text}".`);
  }
  const path = (env.PATH_PREFIX?.trim() || (url?.pathname ?? "")).replace(/^\/+|\/+$/g, "");
  return {
    siteUrl: url?.origin,
    pathPrefix: path === "" ? "" : `/${path}`,
    isPublic: url !== undefined && !isThisMachine(url.href),
  };
}

/** Whether an address leads to the machine that opens it. */
export function isThisMachine(address: string): boolean {
  return URL.canParse(address) && ["localhost", "127.0.0.1"].includes(new URL(address).hostname);
}
