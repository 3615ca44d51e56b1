import { cp, readdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/** What there may be beside the sources. */
const leftOut = [
  "coverage",
  "node_modules",
  "playwright-report",
  "public",
  "reports",
  "screenshots",
  "signups.jsonl",
  "test-results",
];

/**
 * Copies the project's sources, without hidden files, and links the packages of this checkout.
 *
 * @param folder - an existing folder, which becomes a project that can be built.
 * @param without - names of the project's folder that the copy is to be without, besides results.
 */
export async function copyProject(folder: string, without: string[] = []): Promise<void> {
  const excluded = new Set([...leftOut, ...without]);
  const names = (await readdir(".")).filter((name) => !name.startsWith(".") && !excluded.has(name));
  for (const name of names) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
}
