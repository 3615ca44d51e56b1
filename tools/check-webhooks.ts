import site from "../content/site.json";
import { type Audience, audiences } from "../src/audience/audience";
import { webhookVariables } from "../src/waitlist/submission/webhook-variables";
import { checkWebhook } from "./check-webhook";
import { runTool } from "./run-tool";
import { testSignup } from "./test-signup";

runTool(checkWebhooks);

async function checkWebhooks(): Promise<void> {
  const args = process.argv.slice(2);
  const unknown = args.find((argument) => argument !== "--dry-run");
  if (unknown) throw new Error(`npm run check:webhooks knows --dry-run, but not ${unknown}.`);

  const report = args.length > 0 ? describe : check;
  const verdicts: Verdict[] = [];
  for (const audience of audiences) verdicts.push(await report(audience, addressOf(audience)));
  // A check that has checked nothing has not succeeded either.
  const isFine = verdicts.includes("fine") && !verdicts.includes("refused");
  process.exitCode = isFine ? 0 : 1;
}

type Verdict = "fine" | "refused" | "not configured";

function addressOf(audience: Audience): string {
  return process.env[webhookVariables[audience]]?.trim() ?? "";
}

async function describe(audience: Audience, address: string): Promise<Verdict> {
  const target = address || `nowhere, as ${webhookVariables[audience]} is not set`;
  const body = JSON.stringify(testSignup(audience), undefined, 2);
  say(audience, `the test signup would go to ${target}\n${body}`);
  return "fine";
}

async function check(audience: Audience, address: string): Promise<Verdict> {
  if (address === "") {
    say(audience, `not configured; ${webhookVariables[audience]} is not set, so signups are lost`);
    return "not configured";
  }
  const result = await checkWebhook(address, testSignup(audience));
  if (result.outcome === "refused") {
    say(audience, `refused by ${address}; ${result.reason}`);
    return "refused";
  }
  const { status, milliseconds, answer } = result;
  const words = answer === "" ? "nothing" : answer;
  say(
    audience,
    `accepted with status ${status} in ${Math.round(milliseconds)} ms; answer: ${words}`,
  );
  return "fine";
}

function say(audience: Audience, text: string): void {
  console.log(`${site.audiences[audience]}: ${text}`);
}
