import { checkContent } from "../gatsby/content-check/check-content";
import { describeFault } from "../gatsby/content-check/fault";

/** Prints every fault of the content, one a line; the exit code is 1 if there is an error. */
async function run(): Promise<void> {
  const { errors, warnings } = await checkContent("content");
  for (const warning of warnings) {
    console.warn(`Warning: ${describeFault(warning)}`);
  }
  for (const error of errors) {
    console.error(describeFault(error));
  }
  if (errors.length > 0) {
    process.exitCode = 1;
  } else {
    console.log("The content is in order.");
  }
}

run().catch((error: unknown) => {
  console.error(`The content could not be checked: ${String(error)}`);
  process.exitCode = 1;
});
