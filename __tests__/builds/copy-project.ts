import { cp, rm, symlink } from "node:fs/promises";
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

/** Sets up a folder from scratch with what a build reads, apart from the content, and the packages. */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of sources) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
}
