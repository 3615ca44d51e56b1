import { startSiteServer } from "../../../tools/site-server";
import { testSite } from "./test-site";

/** Serves the test site while Playwright runs. */
export default async function serveTestSite(): Promise<() => Promise<void>> {
  const { folder, host, port, pathPrefix } = testSite;
  const { close } = await startSiteServer({ folder, host, port, prefix: pathPrefix });
  return close;
}
