import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { webhookVariables } from "../gatsby/before-build/build-variables";
import { audiences } from "../src/audience/audience";
import { runCommand } from "./run-command";
import { runTool } from "./run-tool";
import { assertPortIsFree } from "./serve/http-server";
import { startSiteServer } from "./serve/site-server";
import { receiverVariables, startWebhookReceiver } from "./serve/webhook-receiver";

const folder = "public";
const signupsFile = "signups.jsonl";

/** Builds the site and serves it, with a receiver for the audiences that have no webhook yet. */
runTool(async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((argument) => argument !== "--no-build");
  if (unknown) throw new Error(`npm start takes only --no-build, not ${unknown}.`);
  const port = portFrom("PORT", 9000);
  const receiverPort = portFrom("RECEIVER_PORT", 9001);

  const receiver = receiverVariables(`http://localhost:${receiverPort}`);
  const environment = { ...receiver, ...process.env };
  const isBuilding = args.length === 0;
  const lastBuild = isBuilding ? "" : await builtScripts();
  const needsReceiver = Object.entries(receiver).some(([variable, address]) =>
    isBuilding ? process.env[variable] === undefined : lastBuild.includes(address),
  );

  // Before a build that takes a minute.
  await assertPortIsFree(port);
  if (needsReceiver) await startWebhookReceiver(receiverPort, signupsFile);
  if (isBuilding) await runCommand("npm", ["run", "build"], { environment });

  const { url } = await startSiteServer({ folder, port });
  console.log(`\nOpen the site at ${url}/`);
  const build = await builtScripts();
  for (const audience of audiences) {
    const variable = webhookVariables[audience];
    const known = [environment[variable], receiver[variable]];
    const address = known.find((candidate) => candidate && build.includes(candidate));
    const where = address ? `to ${address}` : "where the build was told to send them, if anywhere";
    console.log(`Signups of ${audience} go ${where}`);
  }
  if (needsReceiver) console.log(`The receiver prints them here and adds them to ${signupsFile}`);
  console.log("Ctrl-C stops it.");
  // Being stopped is not a failure.
  process.once("SIGINT", () => process.exit());
});

/** Reads the home page and its scripts, in which the addresses are to which the build sends signups. */
async function builtScripts(): Promise<string> {
  const html = await readFile(join(folder, "index.html"), "utf8").catch(() => "");
  const names = new Set(Array.from(html.matchAll(/[\w~-]+\.js(?=["'])/g), ([name]) => name));
  const texts = [...names].map((name) => readFile(join(folder, name), "utf8").catch(() => ""));
  return [html, ...(await Promise.all(texts))].join("\n");
}

function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${text}", but a port is a whole number from 1 to 65535.`);
}
