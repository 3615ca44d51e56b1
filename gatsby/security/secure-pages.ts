import { rewritePages } from "../html/rewrite-pages";
import type { PolicyOptions } from "./page-policy";
import { securePage } from "./secure-page";

/**
 * Writes each page's content-security policy and referrer policy into its head.
 *
 * @param folder - the built site.
 * @returns every path that a host may answer with a page.
 * @throws Error if a page holds what its own policy would block.
 */
export async function securePages(folder: string, options: PolicyOptions): Promise<string[]> {
  const files = await rewritePages(folder, (html) => securePage(html, options));
  return files.flatMap(pathsOf);
}

/** Gives every path that a host may answer with a file: `/about/` and `/about/index.html`. */
function pathsOf(file: string): string[] {
  return [`/${file}`, `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, "")}`];
}
