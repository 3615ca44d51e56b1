/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningServer, startServer } from "../../tools/serve/http-server";
import { type ProgramRun, runToolFile } from "../support/run-program";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const openServers: RunningServer[] = [];
const openTools: ProgramRun[] = [];

afterEach(async () => {
  for (const tool of openTools.splice(0)) {
    tool.process.kill("SIGKILL");
    await tool.ended;
  }
  await Promise.all(openServers.splice(0).map((server) => server.close()));
});

async function portInUse(): Promise<string> {
  const server = await startServer({ port: 0 }, () => undefined);
  openServers.push(server);
  return new URL(server.url).port;
}

async function freePort(): Promise<string> {
  const server = await startServer({ port: 0 }, () => undefined);
  await server.close();
  return new URL(server.url).port;
}

/** A project that was built. */
function builtProject(): string {
  return writeFiles(temporaryFolder(), { "public/index.html": "<title>Home</title>" });
}

/** A project whose `npm run build` runs this JavaScript. */
function projectThatBuildsBy(script: string): string {
  const project = temporaryFolder();
  writeFileSync(join(project, "build.js"), script);
  const scripts = { build: "node build.js" };
  writeFileSync(join(project, "package.json"), JSON.stringify({ scripts }));
  return project;
}

async function start(
  folder: string,
  environment: Record<string, string> = {},
  args = ["--no-build"],
): Promise<ProgramRun> {
  const tool = runToolFile("start.ts", {
    folder,
    args,
    environment: {
      PORT: await freePort(),
      RECEIVER_PORT: await freePort(),
      PATH_PREFIX: undefined,
      SITE_URL: undefined,
      GATSBY_FAMILY_WEBHOOK_URL: undefined,
      GATSBY_PROVIDER_WEBHOOK_URL: undefined,
      ...environment,
    },
  });
  openTools.push(tool);
  return tool;
}

function addressIn(tool: ProgramRun, pattern: RegExp): string {
  return pattern.exec(tool.output())?.[1] ?? "";
}

async function expectRefusal(tool: ProgramRun, sentence: string): Promise<void> {
  expect(await tool.ended).toBe(1);
  expect(tool.output()).toContain(sentence);
  expect(tool.output()).not.toContain("    at ");
}

describe("npm start says why it does not start", () => {
  test.each(["PORT", "RECEIVER_PORT"])(
    "before it builds, when the port in %s is in use",
    async (variable) => {
      const port = await portInUse();
      const tool = await start(projectThatBuildsBy("process.exit(3)"), { [variable]: port }, []);
      await expectRefusal(
        tool,
        `Port ${port} is in use by another program. PORT, RECEIVER_PORT or`,
      );
    },
  );

  test("when there is no build", async () => {
    const sentence = 'There is no built site in public; build it with "npm run build".\n';
    await expectRefusal(await start(temporaryFolder()), sentence);
  });

  test("when signups cannot be written", async () => {
    const project = builtProject();
    mkdirSync(join(project, "signups.jsonl"));
    const sentence = "Signups cannot be written to signups.jsonl (EISDIR).\n";
    await expectRefusal(await start(project), sentence);
  });

  test("when PORT is not a port", async () => {
    const sentence = 'PORT is "80a", but a port is a whole number from 1 to 65535.\n';
    await expectRefusal(await start(temporaryFolder(), { PORT: "80a" }), sentence);
  });

  test("when the build fails", async () => {
    const tool = await start(projectThatBuildsBy("process.exit(3)"), {}, []);
    await expectRefusal(tool, "✘ npm run build failed\n");
  });
});

test("npm start serves the site and a receiver, which prints and keeps signups, until Ctrl-C", async () => {
  const project = builtProject();
  const earlier = '{"name":"Ben"}\n';
  writeFileSync(join(project, "signups.jsonl"), earlier);
  const tool = await start(project);
  await tool.printed("Ctrl-C stops it.");

  const site = addressIn(tool, /Open the site at (\S+)/);
  expect(await (await fetch(site)).text()).toContain("<title>Home</title>");

  const patients = `${addressIn(tool, /prints what is sent to (\S+)/)}/patients`;
  const body = JSON.stringify({ name: "Ana\n\u009b\u2028 Fuentes" });
  await fetch(patients, { method: "POST", body });
  await tool.printed('Signup at /patients: {"name":"Ana\\n%C2%9B%E2%80%A8 Fuentes"}\n');
  for (const wrong of ["name=Ana", "[]", "null"]) {
    expect((await fetch(patients, { method: "POST", body: wrong })).status).toBe(400);
  }
  expect(readFileSync(join(project, "signups.jsonl"), "utf8")).toBe(`${earlier}${body}\n`);

  // Windows has no signals: there it is the terminal that ends all programs in it.
  if (process.platform === "win32") return;
  tool.process.kill("SIGINT");
  expect(await tool.ended).toBe(0);
  for (const address of [site, patients])
    await expect(fetch(address)).rejects.toThrow("fetch failed");
});

/** Its `npm run build` writes a page of the addresses that it was given, or read from its own file. */
function projectThatBuildsAddresses(): string {
  return projectThatBuildsBy(`
    const { mkdirSync, writeFileSync } = require("node:fs");
    mkdirSync("public");
    writeFileSync(".env.production", "SITE_URL=https://willowline.example");
    process.loadEnvFile(".env.production");
    const { GATSBY_FAMILY_WEBHOOK_URL, GATSBY_PROVIDER_WEBHOOK_URL, SITE_URL } = process.env;
    const html = [GATSBY_FAMILY_WEBHOOK_URL, GATSBY_PROVIDER_WEBHOOK_URL, SITE_URL].join(" ");
    writeFileSync("public/index.html", html);
  `);
}

test("npm start builds a site without an address of its own, with the receiver's where none are set", async () => {
  const environment = { GATSBY_PROVIDER_WEBHOOK_URL: "https://hooks.example/providers" };
  const tool = await start(projectThatBuildsAddresses(), environment, []);
  await tool.printed("Ctrl-C stops it.");
  const receiver = addressIn(tool, /prints what is sent to (\S+)/);
  const page = await fetch(addressIn(tool, /Open the site at (\S+)/));
  expect(await page.text()).toBe(`${receiver}/patients https://hooks.example/providers `);
  expect(tool.output()).toContain(`Signups of patients go to ${receiver}/patients\n`);
  expect(tool.output()).toContain("Signups of providers go to https://hooks.example/providers\n");
});

test("npm start needs no receiver where the environment says for each audience where signups go", async () => {
  const tool = await start(
    projectThatBuildsAddresses(),
    {
      GATSBY_FAMILY_WEBHOOK_URL: "https://hooks.example/patients",
      GATSBY_PROVIDER_WEBHOOK_URL: "",
      RECEIVER_PORT: await portInUse(),
    },
    [],
  );
  await tool.printed("Ctrl-C stops it.");
  expect(tool.output()).toContain("Signups of patients go to https://hooks.example/patients\n");
  expect(tool.output()).toContain("Signups of providers go nowhere\n");
  expect(tool.output()).not.toContain("receiver");
});
