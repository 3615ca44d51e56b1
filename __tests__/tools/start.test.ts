/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../tools/http-server";
import { type ProgramRun, runProgram } from "../support/run-program";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** A project that builds a page of the addresses that its build was given: clinics' and its own. */
function project(): string {
  return writeFiles(temporaryFolder(), {
    "build.js": `
      for (const folder of [".cache", "public"]) require("node:fs").mkdirSync(folder);
      const { GATSBY_PROVIDER_WEBHOOK_URL: receiver, SITE_URL } = process.env;
      require("node:fs").writeFileSync("public/index.html", receiver + " " + SITE_URL);`,
    "package.json": JSON.stringify({ scripts: { build: "node build.js" } }),
  });
}

let tool: ProgramRun;

// Also if a test fails: jest would wait for the program for ever.
afterEach(async () => {
  tool.kill();
  await tool.ended;
});

test("npm start builds and serves the site, and prints and keeps its signups", async () => {
  const folder = project();
  const environment = { GATSBY_PROVIDER_WEBHOOK_URL: undefined, PORT: "0", RECEIVER_PORT: "0" };
  tool = runProgram("tools/start.ts", { folder, environment });
  await tool.printed("Ctrl-C stops it.");
  const [, site = ""] = /Open the site at (\S+)/.exec(tool.output()) ?? [];
  const [receiver = "", siteUrl] = (await (await fetch(site)).text()).split(" ");
  // A build without its address would warn.
  expect(`${siteUrl}/`).toBe(site);

  const body = JSON.stringify({ name: "Ana\u009b2J" });
  await fetch(receiver, { method: "POST", body });
  await tool.printed('Signup at /providers: {"name":"Ana\\u009b2J"}\n');
  expect(JSON.parse(readFileSync(join(folder, "signups.jsonl"), "utf8"))).toEqual(JSON.parse(body));
  expect((await fetch(receiver, { method: "POST", body: "name=Ana" })).status).toBe(400);
  // Nobody should upload a site whose form sends to this machine.
  expect(existsSync(join(folder, "public"))).toBe(false);
});

test("npm start says before it builds that a port is in use", async () => {
  const { url, close } = await startServer({ port: 0 }, () => undefined);
  const environment = { RECEIVER_PORT: new URL(url).port };
  tool = runProgram("tools/start.ts", { folder: project(), environment });
  const code = await tool.ended;
  await close();
  expect(code).toBe(1);
  expect(tool.output()).toBe(
    `Port ${new URL(url).port} is in use by another program; set RECEIVER_PORT to a free one.\n`,
  );
});
