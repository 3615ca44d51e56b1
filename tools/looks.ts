import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, parse, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { testSite } from "../__tests__/support/browser/test-site";
import { chromiumPath } from "./chromium";

const run = promisify(execFile);
// On Windows, only a shell finds npm.
const shell = process.platform === "win32";

/**
 * Shows what the working tree changes for the eye, against a commit: takes pictures of every screen
 * of both, built with sample words, and prints one line for each screen that differs.
 *
 * @throws Error if the pictures could not be taken; a difference is a question, not a fault.
 */
async function looks(): Promise<void> {
  const ref = process.argv[2] ?? (await git("merge-base", "HEAD", "main"));
  const commit = await git("rev-parse", "--short", `${ref}^{commit}`);
  const pictures = join(".looks", `${commit}-${await browserName()}`);
  if (existsSync(pictures)) {
    console.error("Building the working tree");
    await build(".");
  } else {
    await takeOld(commit, pictures);
  }
  console.error(`Comparing with ${commit}`);
  takePictures(pictures, testSite.folder, "none");
  console.error("Each difference, with both pictures: npx playwright show-report");
}

/** Takes the pictures of a commit; builds the working tree meanwhile. */
async function takeOld(commit: string, pictures: string): Promise<void> {
  const checkout = await mkdtemp(join(tmpdir(), "looks-"));
  await git("worktree", "add", "--detach", checkout, commit);
  try {
    const lock = await git("diff", "--name-only", commit, "--", "package-lock.json");
    if (lock) await run("npm", ["ci"], { cwd: checkout, shell });
    else await symlink(resolve("node_modules"), join(checkout, "node_modules"), "junction");
    console.error(`Building ${commit} and the working tree`);
    await Promise.all([build(checkout), build(".")]);
    console.error(`Taking pictures of ${commit}`);
    const unfinished = `${pictures}-unfinished`;
    takePictures(unfinished, join(checkout, testSite.folder), "all");
    await rename(unfinished, pictures);
  } finally {
    await git("worktree", "remove", "--force", checkout);
  }
}

/** Names the browser and its version: in another one, every picture would differ. */
async function browserName(): Promise<string> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ executablePath });
  await browser.close();
  return `${parse(executablePath ?? "playwright").name}-${browser.version()}`;
}

async function git(...words: string[]): Promise<string> {
  return (await run("git", words)).stdout.trim();
}

async function build(folder: string): Promise<void> {
  await run("npm", ["run", "--silent", "test:build"], { cwd: folder, shell });
}

/** Serves a built site and takes its pictures ("all"), or compares them with those taken ("none"). */
function takePictures(pictures: string, site: string, update: "all" | "none"): void {
  const reporters = "--reporter=./__tests__/support/browser/looks-reporter.ts,html";
  const { status } = spawnSync(
    "npx",
    ["playwright", "test", "--project=looks", `--update-snapshots=${update}`, reporters],
    {
      shell,
      stdio: ["ignore", update === "all" ? 2 : "inherit", "inherit"],
      env: {
        ...process.env,
        LOOKS_PICTURES: resolve(pictures),
        TEST_SITE: site,
        PLAYWRIGHT_HTML_OPEN: "never",
      },
    },
  );
  if (status !== 0) throw new Error("The pictures could not be taken.");
}

looks().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
