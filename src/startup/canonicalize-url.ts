import {
  type Audience,
  audienceInQuery,
  isAudience,
  queryWithAudience,
} from "../audience/audience";
import { anchors } from "../ui/anchors";

/** One of our anchors, behind what programs add to a word: punctuation, spaces and digits, also escaped. */
const ourAnchor = String.raw`(?:%..|[\W\d])*(${anchors.join("|")})_*(?![\w-])`;

const anchorInHash = new RegExp(`^#${ourAnchor}`, "i");

/** An escaped `#` starts an anchor only at the end of a word. */
const escapedHash = new RegExp(String.raw`\b%(?:25)*23(?=${ourAnchor})`, "i");

/**
 * Gives a page the one address by which the site knows it, however it arrived.
 *
 * - Hosts spell its path in several ways: `/about` for `/about.html`, `/about/` and
 *   `/about/index.html`.
 * - Mail programs, campaign tools and scanners change its query and its anchor: what asks for an
 *   audience or an anchor is written as the site does, without what stands around it. Nothing reads
 *   that. A query that is as the site writes it keeps the rest of it.
 * - Gatsby's scripts fail at a path or an anchor that is not a valid URI, or has an escaped slash, which
 *   they take for one: `#100%` is `#100~`.
 *
 * @param path - the page's own; where no page is, the one in the address.
 */
export function canonicalizeUrl(path = location.pathname): void {
  const { pathname, search, hash } = location;
  const [query = "", anchor = ""] = (search + hash).replace(escapedHash, "#").split(/(#.*)/);
  const address = valid(path) + canonicalQuery(query, anchor) + canonicalAnchor(anchor);
  if (address !== pathname + search + hash) history.replaceState(history.state, "", address);
}

function valid(part: string): string {
  try {
    if (decodeURI(part) === decodeURIComponent(part)) return part;
  } catch {
    // The part is not a valid URI.
  }
  return part.replaceAll("%", "~");
}

function canonicalQuery(query: string, anchor: string): string {
  const audience = audienceIn(query) ?? audienceIn(anchor);
  if (!audience) return query;
  return queryWithAudience(audience, audienceInQuery(query) === audience ? query : "");
}

function canonicalAnchor(anchor: string): string {
  const [, ours] = anchorInHash.exec(anchor) ?? [];
  if (ours) return `#${ours.toLowerCase()}`;
  return audienceIn(anchor) ? "" : valid(anchor);
}

/** Returns the audience that a query or an anchor names first, whatever separates it from the rest. */
function audienceIn(text: string): Audience | undefined {
  return text
    .split(/[?&;#]/)
    .flatMap((part) => {
      const parts = decode(part)
        .split(/[?&;]/)
        // What is left of `&amp;`.
        .filter((one) => !["", "amp"].includes(one.trim()));
      // Without a `=`, a whole query may have been escaped; after one, another address may be.
      return part.includes("=") ? parts.slice(0, 1) : parts;
    })
    .map(audienceNamed)
    .find((audience) => audience);
}

/**
 * Returns the audience that a part of a query names. An email may have written `=` as `=3D` and broken
 * the line after another one; sentences, chats and scanners leave punctuation, escapes and capitals;
 * people forget an s.
 */
function audienceNamed(part: string): Audience | undefined {
  const text = part.toLowerCase();
  const letters = text.replace(/%..|[^\w[?&;-]/g, "");
  const [, singular] = /^audience(?:3d)?([a-z]+?)s?_*(?![\w-])/.exec(letters) ?? [];
  const audience = `${singular}s`;
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
