import { builtPathPrefix } from "../gatsby/html/built-path-prefix";
import { audiences } from "../src/audience/audience";
import { onStop } from "./on-stop";
import { runCommand, stopCommands } from "./run-command";
import { runTool } from "./run-tool";
import { assertPortIsFree, type RunningServer } from "./serve/listen";
import { startSiteServer } from "./serve/site-server";
import { assertCanAppend, startWebhookReceiver } from "./serve/webhook-receiver";
import { readStartPlan, type StartPlan } from "./start-plan";

const folder = "public";
const signupsFile = "signups.jsonl";

runTool(start);

async function start(): Promise<void> {
  const plan = readStartPlan(process.argv.slice(2), process.env);
  const needsReceiver = Object.keys(plan.defaults).length > 0;
  const servers: RunningServer[] = [];

  onStop(async () => {
    stopCommands();
    await Promise.all(servers.map((server) => server.close()));
    return servers.length > 0 ? 0 : 130;
  });

  // All that could go wrong later is better said before a build that takes a minute.
  await assertFree(plan.port, "PORT");
  if (needsReceiver) {
    await assertFree(plan.receiverPort, "RECEIVER_PORT");
    await assertCanAppend(signupsFile);
  }
  if (plan.isBuilding) await build(plan);
  else await builtPathPrefix(folder);

  if (needsReceiver) servers.push(await startReceiver(plan.receiverPort));
  const site = await startSiteServer({ folder, port: plan.port, isWarm: true });
  servers.push(site);
  announce(plan, site.url, needsReceiver);
}

async function assertFree(port: number, variable: string): Promise<void> {
  try {
    await assertPortIsFree(port);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} Another can be set with ${variable}.`);
  }
}

async function build({ defaults }: StartPlan): Promise<void> {
  const code = await runCommand("npm", ["run", "build"], { environment: defaults });
  if (code !== 0) throw new Error("The build failed, as said above, so nothing is served.");
}

function startReceiver(port: number) {
  return startWebhookReceiver({
    port,
    file: signupsFile,
    // As one line, whatever line breaks or terminal codes were typed into the form.
    onSignup: ({ path, body }) => console.log(`Signup at ${path}: ${escapeControls(body)}`),
  });
}

function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => encodeURIComponent(character));
}

function announce(plan: StartPlan, url: string, needsReceiver: boolean): void {
  console.log(`\nOpen the site at ${url}/`);
  for (const audience of audiences) {
    console.log(`Signups of ${audience} go to ${plan.addresses[audience] || "nowhere"}`);
  }
  if (needsReceiver) console.log(`The receiver prints them here and adds them to ${signupsFile}`);
  console.log("Ctrl-C stops it.");
}
