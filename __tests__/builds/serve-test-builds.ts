import { runTool } from "../../tools/run-tool";
import { startSiteServer } from "../../tools/serve/site-server";
import { testBuilds, testHost } from "./test-builds";

/** Serves the builds for tests, for Playwright. */
runTool(async () => {
  for (const build of Object.values(testBuilds)) {
    await startSiteServer({ ...build, host: testHost }).catch((error: Error) => {
      throw new Error(`${error.message} "npm run test:build" makes the builds.`);
    });
  }
});
