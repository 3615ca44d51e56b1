import { checkContent } from "../gatsby/content-check/check-content";
import { runTool } from "./run-tool";

/** Prints every fault of the content, one per line; the exit code is 1 if there is an error. */
runTool(async () => {
  const { errors, warnings } = await checkContent("content").catch((error: unknown) => {
    throw new Error(`The content could not be checked: ${String(error)}`);
  });
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  for (const error of errors) console.error(error);
  if (errors.length === 0) console.log("The content is in order.");
  else process.exitCode = 1;
});
