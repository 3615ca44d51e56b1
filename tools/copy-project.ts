import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/** What a build reads. */
const sources = [
  "__tests__/support",
  "content",
  "gatsby",
  "receivers",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "src",
  "static",
  "tsconfig.json",
];

/**
 * Copies what a build reads into a folder and links this project's packages. In a folder that has
 * been built before, Gatsby's caches stay, and stay valid: unchanged files keep their dates.
 *
 * @param without - sources that are left as they are in the folder.
 */
export async function copyProject(folder: string, without: string[] = []): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of sources.filter((source) => !without.includes(source))) {
    await rm(join(folder, name), { recursive: true, force: true });
    await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  await rm(join(folder, "node_modules"), { force: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
}
