import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";

export type PolicyOptions = {
  /** Whether the site is on a developer's machine, whose webhook receiver uses plain HTTP. */
  isLocal: boolean;
};

/**
 * Writes the content-security policy of a page: nothing but its own files, its own inline code and
 * the signup, which may go to any address over HTTPS, for a receiver may redirect to another host.
 * Only who may frame the page has to be a header.
 */
export function pagePolicy(page: HTMLElement, { isLocal }: PolicyOptions): string {
  const scripts = page.querySelectorAll('script:not([src], [type$="json"])').map(textOf);
  const styles = page.querySelectorAll("style").map(textOf);
  const directives = {
    // Firefox has no other directive to ask about prefetches.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashesOf(scripts)],
    // The empty text is Emotion's: it fills empty elements through the CSS object model.
    "style-src": ["'self'", ...hashesOf([...styles.filter(Boolean), ""])],
    "connect-src": ["'self'", "https:", ...(isLocal ? localReceivers : [])],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return write(directives);
}

/** Hosts to which a page that was built without the site's address may send over plain HTTP. */
export const localHosts = ["localhost", "127.0.0.1"];

const localReceivers = localHosts.map((host) => `http://${host}:*`);

/** Returns what is in an element, letter by letter. */
function textOf({ rawText }: HTMLElement): string {
  return rawText;
}

/** Returns the source expressions that allow the contents of inline elements. */
function hashesOf(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => {
    return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
  });
}

function write(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
