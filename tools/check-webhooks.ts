import { webhookFault, webhookVariables } from "../gatsby/before-build/build-variables";
import { readEnvFile } from "../gatsby/before-build/read-env-file";
import { type Audience, audiences } from "../src/audience/audience";
import { checkWebhook } from "./check-webhook";
import { runTool } from "./run-tool";
import { testSignup } from "./test-signup";

type Report = { isFine?: boolean; text: string };

/** Sends a test signup to each audience's webhook, and says what came of it. */
runTool(async () => {
  if (process.argv.length > 2) throw new Error("npm run check:webhooks takes no arguments.");
  readEnvFile();
  const reports: Report[] = [];
  for (const audience of audiences) {
    const report = await check(audience, process.env[webhookVariables[audience]]?.trim() ?? "");
    console.log(`Signups of ${audience}: ${report.text}`);
    reports.push(report);
  }
  // A check that checked nothing has not succeeded.
  const checked = reports.filter(({ isFine }) => isFine !== undefined);
  if (checked.length === 0 || !checked.every(({ isFine }) => isFine)) process.exitCode = 1;
});

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
