/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runProgram, runToolFile } from "../../support/run-program";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "env-file-"));
  await writeFile(
    join(folder, ".env.production"),
    "SITE_URL=https://willowline.example/beta\nGATSBY_FAMILY_WEBHOOK_URL=not an address\n",
  );
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test.each([
  ["that are only in .env.production", undefined, "/beta"],
  ["that are set, whatever .env.production says", "/set", "/set"],
])("a build takes the variables %s", async (_which, PATH_PREFIX, prefix) => {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const config = JSON.stringify(resolve("gatsby-config.ts"));
  const print = `console.log(require(${config}).default.pathPrefix)`;
  const environment = { NODE_ENV: "production", PATH_PREFIX, SITE_URL: undefined };
  const build = runProgram(["--import", tsx, "--eval", print], { folder, environment });
  expect(await build.ended).toBe(0);
  expect(build.output()).toBe(`${prefix}\n`);
});

test("the check of the webhooks takes their addresses from .env.production", async () => {
  const environment = { NODE_ENV: undefined, GATSBY_FAMILY_WEBHOOK_URL: undefined };
  const tool = runToolFile("check-webhooks.ts", { folder, environment });
  expect(await tool.ended).toBe(1);
  expect(tool.output()).toContain('GATSBY_FAMILY_WEBHOOK_URL is "not an address"');
});
