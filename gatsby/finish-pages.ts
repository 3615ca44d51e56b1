import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives every page of a built site what Gatsby has no hook for: scripts that load after the first
 * paint, and a content security policy.
 *
 * @param folder - the built site, as Gatsby has just written it.
 * @param paths - the paths of its pages, without prefix, such as `/about/`.
 * @param isPublic - otherwise, signups may also go to a receiver on this machine, over plain HTTP.
 */
export async function finishPages(
  folder: string,
  paths: string[],
  isPublic: boolean,
): Promise<void> {
  for (const path of paths) {
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const html = await readFile(file, "utf8");
    // A 404 page has nothing for React to do, and Gatsby renders no page at an address that, decoded,
    // is another path.
    const finish = ["/404/", "/404.html"].includes(path) ? finishStaticPage : finishPage;
    await writeFile(file, finish(html, isPublic));
  }
}

/**
 * Finishes one page.
 *
 * @param html - as Gatsby writes it.
 * @param isPublic - as above.
 * @returns the page with its late scripts and its policy.
 * @throws Error if the page has no script, or no place for the policy.
 */
export function finishPage(html: string, isPublic: boolean): string {
  const sources = [...html.matchAll(gatsbyScript)].map(([, source = ""]) => source);
  const page = html.replace("</body>", () => `${lateScripts(sources)}</body>`);
  return finishStaticPage(page, isPublic);
}

/** Finishes a page without React; otherwise as `finishPage`. */
export function finishStaticPage(html: string, isPublic: boolean): string {
  const start = '<meta charSet="utf-8"/>';
  const page = html.replace(gatsbyScript, "");
  if (page === html || !page.includes(start)) {
    throw new Error("Gatsby writes pages in another way now; see gatsby/finish-pages.ts.");
  }
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(page, isPublic)}"/>`;
  return page.replace(start, () => start + policy);
}

const gatsbyScript = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/**
 * Two frames later, the first one has been painted: the page's text does not wait for its scripts. A
 * tab in the background has no frames.
 */
function lateScripts(sources: string[]): string {
  return `<script>
function loadScripts() {
  for (const src of ${JSON.stringify(sources)})
    document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
}
if (document.visibilityState === "hidden") loadScripts();
else requestAnimationFrame(() => requestAnimationFrame(loadScripts));
</script>`;
}

/** Allows a page its own files, its inline scripts, and requests to any receiver over HTTPS. */
function policyOf(page: string, isPublic: boolean): string {
  const inlineScripts = [...page.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
  const hashes = inlineScripts.map(([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    // A receiver such as Apps Script redirects to another host, so this cannot name one.
    `connect-src 'self' https:${isPublic ? "" : " http://localhost:* http://127.0.0.1:*"}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
