import { engines } from "../package.json";

/** Runs what an npm script does; if it throws, prints the message alone and exits with 1. */
export function runTool(tool: () => Promise<void>): void {
  start(tool).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}

/** Throws if nothing would start here, or every build fail, and Gatsby would not say why. */
async function start(tool: () => Promise<void>): Promise<void> {
  assertNode();
  assertFolder(process.cwd());
  await tool();
}

/** To Gatsby and what it uses, these mean something else in a path; outside Windows, `:` ends one. */
const unusable = process.platform === "win32" ? "()[]{}*?#%!'" : "()[]{}*?#%!':";

/** Throws if no build succeeds in a folder of this path, whose parents count as well. */
export function assertFolder(folder: string): void {
  const found = [...folder].find((character) => unusable.includes(character));
  if (found === undefined) return;
  throw new Error(
    `The site cannot be built in ${folder}, because there is ${found} in that path. Rename the folder; its path may have none of ${[...unusable].join(" ")}`,
  );
}

/** Throws if this Node is older than the oldest in package.json. */
function assertNode(): void {
  const oldest = engines.node.replace(">=", "");
  const { node } = process.versions;
  if (node.localeCompare(oldest, "en", { numeric: true }) >= 0) return;
  throw new Error(
    `This needs Node ${oldest} or later, but your Node is ${node}. Install the one that https://nodejs.org recommends, and run "npm ci" again.`,
  );
}
