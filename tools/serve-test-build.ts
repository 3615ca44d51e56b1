import { runTool } from "./run-tool";
import { startSiteServer } from "./serve/site-server";
import { testBuilds, testHost } from "./test-builds";

/** Serves the build that the argument names, for Playwright. */
runTool(async () => {
  const build = Object.entries(testBuilds).find(([name]) => name === process.argv[2])?.[1];
  if (!build) throw new Error(`Name one of the builds: ${Object.keys(testBuilds).join(", ")}.`);
  await startSiteServer({ ...build, host: testHost }).catch((error: Error) => {
    throw new Error(`${error.message} "npm run test:build" makes the builds.`);
  });
});
