import { existsSync } from "node:fs";
import { startSiteServer } from "../../../tools/site-server";
import { testSite } from "./test-site";

/**
 * Serves the test site while Playwright runs.
 *
 * @throws Error if there is none, as after a build that did not finish, or its port is in use.
 */
export default async function serveTestSite(): Promise<() => Promise<void>> {
  const { folder, host, port, pathPrefix: prefix } = testSite;
  if (!existsSync(folder)) throw new Error(`${folder} is missing; run npm run test:build.`);
  const { close } = await startSiteServer({ folder, host, port, variable: "TEST_PORT", prefix });
  return close;
}
