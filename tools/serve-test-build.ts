import { runTool } from "./run-tool";
import { startSiteServer } from "./serve/site-server";
import { testBuilds, testHost } from "./test-builds";

runTool(serve);

async function serve(): Promise<void> {
  const name = process.argv[2];
  const build = Object.entries(testBuilds).find(([key]) => key === name)?.[1];
  if (!build) throw new Error(`Name one of the builds: ${Object.keys(testBuilds).join(", ")}.`);
  await startSiteServer({ folder: build.folder, port: build.port, host: testHost });
}
