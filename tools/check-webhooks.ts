import { webhookFault, webhookVariables } from "../gatsby/before-build/build-variables";
import { type Audience, audiences } from "../src/audience/audience";
import { checkWebhook } from "./check-webhook";
import { runTool } from "./run-tool";
import { testSignup } from "./test-signup";

const names = { patients: "Families", providers: "Clinics" } satisfies Record<Audience, string>;

type Report = { isFine?: boolean; text: string };

/** Sends a test signup to each audience's webhook, or only prints it, and says what came of it. */
runTool(async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((argument) => argument !== "--dry-run");
  if (unknown) throw new Error(`npm run check:webhooks takes only --dry-run, not ${unknown}.`);

  const reports: Report[] = [];
  for (const audience of audiences) {
    const address = process.env[webhookVariables[audience]]?.trim() ?? "";
    const report = args.length > 0 ? describe(audience, address) : await check(audience, address);
    console.log(`${names[audience]}: ${report.text}`);
    reports.push(report);
  }
  // A check that checked nothing has not succeeded.
  const checked = reports.filter(({ isFine }) => isFine !== undefined);
  if (checked.length === 0 || !checked.every(({ isFine }) => isFine)) process.exitCode = 1;
});

function describe(audience: Audience, address: string): Report {
  const target = address || `nowhere, as ${webhookVariables[audience]} is not set`;
  const body = JSON.stringify(testSignup(audience), undefined, 2);
  return { isFine: true, text: `the test signup would go to ${target}\n${body}` };
}

async function check(audience: Audience, address: string): Promise<Report> {
  if (address === "") {
    const variable = webhookVariables[audience];
    return { text: `not configured; ${variable} is not set, so signups are lost` };
  }
  const fault = webhookFault(audience, process.env);
  if (fault) return { isFine: false, text: fault };
  return checkWebhook(address, testSignup(audience)).then(
    (answer) => ({ isFine: true, text: `accepted with ${answer}` }),
    (error: Error) => ({ isFine: false, text: `refused by ${address}; ${error.message}` }),
  );
}
