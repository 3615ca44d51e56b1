import { startSiteServer } from "../../tools/site-server";
import { testBuilds, testHost } from "./test-builds";

/** Serves the builds for tests, for Playwright. */
for (const build of Object.values(testBuilds)) startSiteServer({ ...build, host: testHost });
