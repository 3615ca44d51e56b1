import { type Audience, isAudience, queryWithAudience } from "../audience/audience";
import { anchors } from "../ui/anchors";

/** What programs add around a word: punctuation, spaces and digits, also escaped. */
const noise = String.raw`(?:%..|[\W\d])*`;

const anchor = String.raw`(?<anchor>${anchors.join("|")})_*(?![\w-])`;

/**
 * Matches a query and an anchor as they arrive: the query, then one of our anchors or the audience, then
 * whatever was appended to it. An escaped `#` starts an anchor only at the end of a word.
 */
const queryAndAnchor = new RegExp(
  String.raw`^(?<query>.*?)(?:#|\b%(?:25)*23)${noise}(?:${anchor}|(?=audience))(?:%..|\W)*(?<added>.*)`,
  "i",
);

/**
 * Gives a page the one address by which the site knows it, however it arrived.
 *
 * - Hosts spell its path in several ways: `/about` for `/about.html`, `/about/` and
 *   `/about/index.html`.
 * - Campaign tools add to anchors, and codes to scan are in capitals: `#WAITLIST?utm_source=news` is
 *   `?utm_source=news#waitlist`.
 * - A query that names an audience, in whatever spelling, names it as the site does; another one stays
 *   as it is.
 * - Gatsby's scripts fail at a path or an anchor that is not a valid URI, or has an escaped slash, which
 *   they take for one: `#100%` is `#100~`.
 *
 * @param path - the page's own; where no page is, the one in the address.
 */
export function canonicalizeUrl(path = location.pathname): void {
  const { pathname, search, hash } = location;
  const [query = "", anchor = ""] = canonicalEnd(search + hash).split(/(#.*)/);
  const address = valid(path) + canonicalQuery(query) + valid(anchor);
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
    // The part is not a valid URI.
  }
  return part.replaceAll("%", "~");
}

function canonicalQuery(query: string): string {
  const parts = partsOf(query).flatMap(unpacked);
  const audience = parts.map(({ text }) => audienceIn(text)).find((named) => named);
  if (!audience) return query;
  const others = parts
    .filter(({ text }) => !isEmpty(text) && !audienceIn(text))
    .map(({ separator, text }) => separator + text);
  return queryWithAudience(audience, others.join("").replace(/^[?&;]?/, "?"));
}

type QueryPart = { separator: string; text: string };

/** Splits a query where tools do: one more question mark, `&amp;` and a semicolon separate as well. */
function partsOf(search: string): QueryPart[] {
  return [...search.matchAll(/([?&;]?)([^?&;]*)/g)].map(([, separator = "", text = ""]) => ({
    separator,
    text,
  }));
}

/** Splits a part once more, if the audience has been escaped into it together with others. */
function unpacked(part: QueryPart): QueryPart[] {
  const texts = decode(part.text)
    .split(/[?&;]/)
    .filter((text) => !isEmpty(text));
  // Without a `=`, a whole query may have been escaped; after one, another address may be.
  const own = part.text.includes("=") ? texts.slice(0, 1) : texts;
  if (!own.some(audienceIn)) return [part];
  return texts.map((text) => ({ separator: "&", text: encodeURI(text) }));
}

/** Nothing, or what is left of `&amp;`. */
function isEmpty(text: string): boolean {
  return ["", "amp"].includes(text.trim());
}

/**
 * Returns the audience that a part of a query names. An email may have written `=` as `=3D` and broken
 * the line after another one; sentences, chats and scanners leave punctuation, escapes and capitals.
 */
function audienceIn(part: string): Audience | undefined {
  const text = decode(part).toLowerCase();
  const letters = text.replace(/%..|[^\w[?&;-]/g, "");
  const [, audience] = /^audience(?:3d)?([a-z]+)_*(?![\w-])/.exec(letters) ?? [];
  return text.includes("=") && isAudience(audience) ? audience : undefined;
}

/** Takes escapes out, also those of escapes; what is not a valid escape stays. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? text : decode(decoded);
  } catch {
    return text;
  }
}
