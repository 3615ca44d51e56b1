import { existsSync } from "node:fs";
import { startSiteServer } from "../../tools/site-server";
import { testBuilds, testHost } from "./test-builds";

/** Serves the builds for tests, for Playwright. */
for (const build of Object.values(testBuilds)) {
  if (!existsSync(build.folder)) throw new Error('Run "npm run test:build" first.');
  startSiteServer({ ...build, host: testHost });
}
