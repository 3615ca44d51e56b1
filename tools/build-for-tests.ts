import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { runCommand } from "./run-command";
import { type TestBuild, testBuilds } from "./test-builds";

/**
 * Makes the builds for the browser tests and moves each out of `public`, so that none that posts
 * to a test's port is left where it could be deployed. Gives 0, or the exit code of the build
 * that failed.
 */
export async function buildForTests(): Promise<number> {
  for (const build of [testBuilds.prefixed, testBuilds.root]) {
    const code = await buildInto(build);
    if (code !== 0) return code;
  }
  return 0;
}

async function buildInto({ folder, environment }: TestBuild): Promise<number> {
  console.log(`Building into ${folder}, by way of public, which is emptied.`);
  // Without `public`, Gatsby also forgets its cache, which has the last build's prefix in it.
  await rm("public", { recursive: true, force: true });
  const code = await runCommand("npm", ["run", "build"], { environment });
  if (code !== 0) return code;

  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await rename("public", folder);
  return 0;
}
