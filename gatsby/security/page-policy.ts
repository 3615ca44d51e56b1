import { emptyStyleHash, type InlineCode } from "./inline-code";

export type PolicyOptions = {
  /** For a site on one's own machine, whose webhook receiver speaks plain HTTP. */
  isLocal: boolean;
};

/** A content-security policy in the two places where a page can carry one. */
export type PagePolicy = { header: string; meta: string };

/**
 * Writes the content-security policy of a page: nothing but its own files, its own inline code and
 * the signup, which may go to any address over HTTPS, for a receiver may redirect to another host.
 */
export function pagePolicy(code: InlineCode, { isLocal }: PolicyOptions): PagePolicy {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...code.scriptHashes],
    "style-src": ["'self'", ...new Set([...code.styleHashes, emptyStyleHash])],
    "connect-src": ["'self'", "https:", ...(isLocal ? localReceivers : [])],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return {
    header: write({ ...directives, "frame-ancestors": ["'none'"] }),
    // A browser ignores frame-ancestors in a meta element, and says so in the console.
    meta: write(directives),
  };
}

const localReceivers = ["http://localhost:*", "http://127.0.0.1:*"];

function write(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
