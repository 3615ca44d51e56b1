import { anchors } from "../ui/anchors";

/** What programs add around a word: punctuation, spaces and digits, also escaped. */
const noise = String.raw`(?:%..|[\W\d])*`;

const anchor = String.raw`(?<anchor>${anchors.join("|")})_*(?![\w-])`;

/**
 * A query and an anchor as they arrive: the query, one of our anchors or the audience, and what has got
 * behind it. An escaped `#` begins an anchor only at the end of a word.
 */
const queryAndAnchor = new RegExp(
  String.raw`^(?<query>.*?)(?:#|\b%23)${noise}(?:${anchor}|(?=audience))(?:%..|\W)*(?<added>.*)`,
  "i",
);

/**
 * Gives a page the one address by which the site knows it, however it arrived.
 *
 * - Hosts spell its path in several ways: `/about` for `/about.html`, `/about/` and
 *   `/about/index.html`.
 * - Campaign tools add to anchors, and codes to scan are in capitals: `#WAITLIST?utm_source=news` is
 *   `?utm_source=news#waitlist`. The query stays as it is: `audienceInQuery` reads what has become
 *   of the audience.
 * - Gatsby's scripts fail at a path or an anchor that is no valid URI, or has an escaped slash, which
 *   they take for one: `#100%` is `#100~`.
 *
 * @param path - the page's own; where no page is, the one in the address.
 */
export function canonicalizeUrl(path = location.pathname): void {
  const { pathname, search, hash } = location;
  const [query = "", anchor = ""] = canonicalEnd(search + hash).split(/(#.*)/);
  const address = valid(path) + query + valid(anchor);
  if (address !== pathname + search + hash) history.replaceState(history.state, "", address);
}

function canonicalEnd(end: string): string {
  const parts = queryAndAnchor.exec(end)?.groups;
  if (!parts) return end;
  const { query = "", anchor, added } = parts;
  const parameters = added && `${query ? "&" : "?"}${added}`;
  return query + parameters + (anchor ? `#${anchor.toLowerCase()}` : "");
}

function valid(part: string): string {
  try {
    if (decodeURI(part) === decodeURIComponent(part)) return part;
  } catch {
    // The part is no valid URI.
  }
  return part.replaceAll("%", "~");
}
