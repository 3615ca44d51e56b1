/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../tools/http-server";
import { startSiteServer } from "../../tools/site-server";
import { runToolFile } from "../support/run-program";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const pages = {
  "public/index.html": `<title>Home</title>${" ".repeat(2000)}`,
  "public/about/index.html": "<title>About</title>",
  "public/404.html": "<title>Not found</title>",
  "public/.well-known/security.txt": "Contact: mailto:security@willowline.example",
};

test.each(["", "/willowline"])("the site is served as a host does, under '%s'", async (prefix) => {
  const folder = join(writeFiles(temporaryFolder(), pages), "public");
  const { url, close } = await startSiteServer({ folder, port: 0, prefix });
  const answers = [];
  for (const path of [
    "/",
    "/about/",
    "/about?a=b",
    "/about/index.html",
    "/none",
    "/.well-known/security.txt",
  ]) {
    const response = await fetch(url + path, { redirect: "manual" });
    const { status, headers } = response;
    answers.push([path, status, headers.get("location") ?? (await response.text()).trim()]);
  }
  expect(answers).toEqual([
    ["/", 200, "<title>Home</title>"],
    ["/about/", 200, "<title>About</title>"],
    ["/about?a=b", 301, `${prefix}/about/?a=b`],
    ["/about/index.html", 200, "<title>About</title>"],
    ["/none", 404, "<title>Not found</title>"],
    ["/.well-known/security.txt", 200, pages["public/.well-known/security.txt"]],
  ]);
  const { headers } = await fetch(`${url}/`, { headers: { "Accept-Encoding": "br, gzip" } });
  expect(headers.get("content-encoding")).toBe("gzip");
  await close();
});

/** A project that builds a page with the addresses that its build was given. */
function project(): string {
  const build = `
    const { mkdirSync, writeFileSync } = require("node:fs");
    mkdirSync("public");
    const { GATSBY_FAMILY_WEBHOOK_URL, GATSBY_PROVIDER_WEBHOOK_URL } = process.env;
    writeFileSync("public/index.html", GATSBY_FAMILY_WEBHOOK_URL + " " + GATSBY_PROVIDER_WEBHOOK_URL);`;
  return writeFiles(temporaryFolder(), {
    "build.js": build,
    "package.json": JSON.stringify({ scripts: { build: "node build.js" } }),
  });
}

const noWebhooks = { GATSBY_FAMILY_WEBHOOK_URL: undefined, GATSBY_PROVIDER_WEBHOOK_URL: undefined };

test("npm start builds and serves the site, and prints and keeps its signups", async () => {
  const folder = project();
  const environment = { ...noWebhooks, PORT: "9720", RECEIVER_PORT: "9721" };
  const tool = runToolFile("start.ts", { folder, environment });
  await tool.printed("Ctrl-C stops it.");
  const receiver = "http://localhost:9721";
  const page = await (await fetch("http://localhost:9720/")).text();
  expect(page).toBe(`${receiver}/patients ${receiver}/providers`);

  const body = JSON.stringify({ name: "Ana\u009b2J" });
  await fetch(`${receiver}/patients`, { method: "POST", body });
  await tool.printed('Signup at /patients: {"name":"Ana\\u009b2J"}\n');
  expect(JSON.parse(readFileSync(join(folder, "signups.jsonl"), "utf8"))).toEqual(JSON.parse(body));
  expect((await fetch(receiver, { method: "POST", body: "name=Ana" })).status).toBe(400);
  tool.process.kill();
  await tool.ended;
});

test("npm start says before it builds that a port is in use", async () => {
  const { url, close } = await startServer({ port: 0 }, () => undefined);
  const environment = { RECEIVER_PORT: new URL(url).port };
  const tool = runToolFile("start.ts", { folder: project(), environment });
  expect(await tool.ended).toBe(1);
  expect(tool.output()).toBe(`Port ${new URL(url).port} is in use by another program.\n`);
  await close();
});
