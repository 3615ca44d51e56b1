import { readEnvFile } from "../gatsby/before-build/read-env-file";
import { siteAddress } from "../gatsby/site-address";
import { builtSiteFaults } from "./built-site-faults";
import { runTool } from "./run-tool";

/** Prints what would be missing on the live site; the exit code is 1 if anything is. */
runTool(async () => {
  readEnvFile();
  const address = siteAddress(process.env);
  const faults = await builtSiteFaults({ ...address, folder: "public" });
  if (faults.length === 0) return console.log("The built pages are in order.");
  const advice =
    "The site was built, but must not be published like this. Correct what you changed in content/, or undo the change. If you changed nothing there, show this to a developer.";
  throw new Error([...faults, advice].join("\n"));
});
