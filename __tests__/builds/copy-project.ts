import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/** What a build reads, apart from the content. */
const sources = [
  "gatsby",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "src",
  "static",
  "tools",
  "tsconfig.json",
];

/**
 * Copies what a build reads, apart from the content, into a folder and links this project's
 * packages. In a folder that has been built before, Gatsby's caches stay, and stay valid: unchanged
 * files keep their dates.
 */
export async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of sources) {
    await rm(join(folder, name), { recursive: true, force: true });
    await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  await rm(join(folder, "node_modules"), { force: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
}
