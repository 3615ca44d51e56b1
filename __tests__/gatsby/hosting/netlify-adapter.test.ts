/** @jest-environment node */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdapterInit } from "gatsby";
import { temporaryFolder, writeBuiltSite } from "../../support/built-site";

type Context = Parameters<ReturnType<AdapterInit>["adapt"]>[0];

const reporter = { info() {}, verbose() {}, warn() {} };
const staticPage = { type: "static", path: "/about", filePath: "public/about/index.html" };
const redirect = { type: "redirect", path: "/team", toPath: "/about", status: 301 };

const home = process.cwd();
let adapter: ReturnType<AdapterInit> | undefined;

beforeAll(async () => {
  process.env.NETLIFY = "true";
  adapter = (await import("../../../gatsby-config")).default.adapter;
});

afterEach(() => process.chdir(home));

/** The parts of Gatsby's context that the adapter looks at. */
function context(routesManifest: object[]): Context {
  const parts: object = {
    routesManifest,
    headerRoutes: [{ path: "/*", headers: [{ key: "x-xss-protection", value: "1" }] }],
    functionsManifest: [],
    remoteFileAllowedUrls: [],
    pathPrefix: "",
    trailingSlash: "ignore",
    reporter,
  };
  return parts as Context;
}

async function adapt(routes: object[]): Promise<(file: string) => string> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "public"));
  writeBuiltSite({ _headers: "/*\n  X-Ours: 1\n" }, join(folder, "public"));
  process.chdir(folder);
  await adapter?.adapt(context(routes));
  return (file) => readFileSync(join(folder, "public", file), "utf8");
}

test("on Netlify, the headers stay ours", async () => {
  const read = await adapt([{ ...staticPage, headers: [{ key: "x-theirs", value: "1" }] }]);
  const lines = read("_headers").split("\n");
  expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([
    "/*",
    "  X-Ours: 1",
  ]);
});

test("on Netlify, /about/ is still a page and not a redirect", async () => {
  const read = await adapt([staticPage]);
  expect(read("about/index.html")).toContain("About, in its folder");
  expect(read("about.html")).toContain("<title>About</title>");
});

test("on Netlify, a redirect that Gatsby knows of is one", async () => {
  const read = await adapt([staticPage, redirect]);
  expect(read("_redirects")).toContain("/team  /about  301");
});
