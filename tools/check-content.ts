import { checkContent } from "../gatsby/content-check/check-content";

/** Prints every fault of the content, one per line; the exit code is 1 if there is one. */
checkContent("content").then((faults) => {
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log("The content is in order.");
  else process.exitCode = 1;
});
