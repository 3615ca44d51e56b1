import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, cp, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { writeContent } from "../write-content";
import { testSite } from "./test-site";

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

const queryTypes = "src/gatsby-types.d.ts";

/** Builds the site for the browser tests in a copy of the project; `public` is left alone. */
async function buildTestSite(): Promise<void> {
  const { copy, built, host, receiverPort, origin, pathPrefix } = testSite;
  await rm(dirname(copy), { recursive: true, force: true });
  for (const name of sources) await cp(name, join(copy, name), { recursive: true });
  await symlink(resolve("node_modules"), join(copy, "node_modules"), "junction");
  await writeContent(join(copy, "content"), "sample");
  const output = await build(copy, {
    ...process.env,
    // Gatsby's other logger moves the cursor, among the lines of what else npm test runs.
    GATSBY_LOGGER: "yurnalist",
    PATH_PREFIX: pathPrefix,
    // Only a site on this machine may send signups to it.
    SITE_URL: origin,
    GATSBY_FAMILY_WEBHOOK_URL: `http://${host}:${receiverPort}/families`,
    GATSBY_PROVIDER_WEBHOOK_URL: "none",
  });
  if (/^warn /m.test(output)) throw new Error("A build that is in order warns.");
  await rename(join(copy, "public"), built);
  // For the type checker and for editors.
  await copyFile(join(copy, queryTypes), queryTypes);
}

/** Builds a copy of the project; prints what the build says, and returns it. */
async function build(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const building = spawn("npm run build", { cwd: folder, env, shell: true });
  let output = "";
  for (const stream of [building.stdout, building.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
  }
  const [code] = await once(building, "close");
  if (code !== 0) throw new Error("The test site could not be built.");
  return stripVTControlCharacters(output);
}

buildTestSite().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
