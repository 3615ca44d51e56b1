import { execSync } from "node:child_process";
import { copyFile, cp, open, readFile, rename, rm, symlink } from "node:fs/promises";
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
const logFile = "test-build.log";

/** Builds the site for the browser tests in a copy of the project; `public` is left alone. */
async function buildTestSite(): Promise<void> {
  const { copy, built, host, receiverPort, origin, pathPrefix } = testSite;
  await rm(dirname(copy), { recursive: true, force: true });
  for (const name of sources) await cp(name, join(copy, name), { recursive: true });
  await symlink(resolve("node_modules"), join(copy, "node_modules"), "junction");
  await writeContent(join(copy, "content"), "sample");
  const log = await open(logFile, "w");
  try {
    execSync("npm run build", {
      cwd: copy,
      env: {
        ...process.env,
        PATH_PREFIX: pathPrefix,
        // Only a site on this machine may send signups to it.
        SITE_URL: origin,
        GATSBY_FAMILY_WEBHOOK_URL: `http://${host}:${receiverPort}/families`,
        GATSBY_PROVIDER_WEBHOOK_URL: "none",
      },
      stdio: ["ignore", log.fd, log.fd],
    });
  } catch {
    throw new Error(`${await readFile(logFile, "utf8")}\nThe test site could not be built.`);
  } finally {
    await log.close();
  }
  const words = stripVTControlCharacters(await readFile(logFile, "utf8"));
  if (/^warn /m.test(words)) throw new Error(`${words}\nA build that is in order warns.`);
  await rename(join(copy, "public"), built);
  // For the type checker and for editors.
  await copyFile(join(copy, queryTypes), queryTypes);
}

buildTestSite().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
