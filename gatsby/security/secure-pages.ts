import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageFiles } from "../html/page-files";
import type { PolicyOptions } from "./page-policy";
import { securePage } from "./secure-page";

/** By a page's path, its content-security policy as a header. */
export type PolicyByPath = Map<string, string>;

/**
 * Writes each page's policies into its head.
 *
 * @param folder - the built site.
 * @returns the policy for every path that a host may answer with a page.
 * @throws Error with a sentence if a page holds what its own policy would block.
 */
export async function securePages(folder: string, options: PolicyOptions): Promise<PolicyByPath> {
  const policies: PolicyByPath = new Map();
  for (const { file, paths } of await pageFiles(folder)) {
    const place = join(folder, file);
    const { html, policy } = securePage(await readFile(place, "utf8"), options);
    await writeFile(place, html);
    for (const path of paths) policies.set(path, policy);
  }
  return policies;
}
