import { checkContent } from "../gatsby/content-check/check-content";
import { runTool } from "./run-tool";

/** Prints every fault of the content, one per line; the exit code is 1 if there is one. */
runTool(async () => {
  const faults = await checkContent("content").catch((error: unknown) => {
    throw new Error(`The content could not be checked: ${String(error)}`);
  });
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log("The content is in order.");
  else process.exitCode = 1;
});
