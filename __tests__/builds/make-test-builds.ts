import { copyFile, cp, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../support/run-command";
import { writeContent } from "../support/write-content";
import { copyProject } from "./copy-project";
import { type TestBuild, testBuilds } from "./test-builds";

/** For screenshots: the site's own content instead of that for tests. */
const hasOwnContent = process.argv.includes("--own-content");

const queryTypes = "src/gatsby-types.d.ts";

/** Builds the site for the browser tests, in all ways side by side. `public` is left alone. */
async function makeTestBuilds(): Promise<void> {
  await Promise.all(Object.values(testBuilds).map(build));
  // For the type checker and for editors.
  await copyFile(join(testBuilds.root.project, queryTypes), queryTypes);
}

makeTestBuilds().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

async function build(options: TestBuild): Promise<void> {
  const { project, content, hasConfigurationPage, environment } = options;
  await copyProject(project);
  if (hasConfigurationPage) {
    // At the same depth as before, so that its relative imports still resolve.
    await cp("__tests__/builds/pages", join(project, "src/pages/tests"), { recursive: true });
  }
  if (hasOwnContent) await cp("content", join(project, "content"), { recursive: true });
  else await writeContent(join(project, "content"), content);
  const logFile = `${project}.log`;
  const log = await open(logFile, "w");
  console.log(`Building in ${project}; what is printed is in ${logFile}`);
  try {
    await runCommand("npm", ["run", "build"], { folder: project, environment, log: log.fd });
  } catch {
    throw new Error(`${await readFile(logFile, "utf8")}\nThe build in ${project} failed.`);
  } finally {
    await log.close();
  }
}
