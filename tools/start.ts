import { webhookVariables } from "../gatsby/before-build/build-variables";
import { audiences } from "../src/audience/audience";
import { runCommand } from "./run-command";
import { runTool } from "./run-tool";
import { assertPortIsFree } from "./serve/http-server";
import { startSiteServer } from "./serve/site-server";
import { receiverVariables, startWebhookReceiver } from "./serve/webhook-receiver";

const signupsFile = "signups.jsonl";

/**
 * Builds the site, or takes the last build, and serves it, with a receiver for the audiences that
 * have no webhook yet.
 */
runTool(async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((argument) => argument !== "--no-build");
  if (unknown) throw new Error(`npm start takes only --no-build, not ${unknown}.`);
  const port = portFrom("PORT", 9000);
  const receiverPort = portFrom("RECEIVER_PORT", 9001);

  const receiver = `http://localhost:${receiverPort}`;
  // Without an address of its own, a build may send to a receiver on this machine.
  const environment: NodeJS.ProcessEnv = {
    SITE_URL: "",
    ...receiverVariables(receiver),
    ...process.env,
  };
  const isBuilding = args.length === 0;
  // Where the last build sends signups is not known: this receiver may be the place.
  const needsReceiver =
    !isBuilding ||
    audiences.some((audience) => process.env[webhookVariables[audience]] === undefined);

  // Before a build that takes a minute.
  await assertPortIsFree(port);
  if (needsReceiver) await startWebhookReceiver(receiverPort, signupsFile);
  if (isBuilding) await runCommand("npm", ["run", "build"], { environment });

  const { url } = await startSiteServer({ folder: "public", port });
  console.log(`\nOpen the site at ${url}/`);
  if (isBuilding) {
    for (const audience of audiences) {
      const address = environment[webhookVariables[audience]];
      console.log(`Signups of ${audience} go ${address ? `to ${address}` : "nowhere"}`);
    }
  }
  if (needsReceiver) {
    console.log(`The receiver prints what is sent to ${receiver} and adds it to ${signupsFile}`);
  }
  console.log("Ctrl-C stops it.");
  // Being stopped is not a failure.
  process.once("SIGINT", () => process.exit());
});

function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${text}", but a port is a whole number from 1 to 65535.`);
}
