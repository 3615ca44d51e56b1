/** @jest-environment node */
import { checkWebhook } from "../../tools/check-webhook";
import { testSignup } from "../../tools/test-signup";
import { runToolFile } from "../support/run-program";
import {
  failWith500,
  hangUpBeforeAnswering,
  hangUpWhileAnswering,
  redirectTo,
  refusingAddress,
  startTestReceiver,
  type TestReceiver,
} from "../support/test-receiver";

const open: TestReceiver[] = [];

async function start(...how: Parameters<typeof startTestReceiver>): Promise<TestReceiver> {
  const receiver = await startTestReceiver(...how);
  open.push(receiver);
  return receiver;
}

function startAnswering(text: string): Promise<TestReceiver> {
  return start((response) => response.writeHead(200).end(text));
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.close()));
});

async function check(patients?: string, providers?: string) {
  const environment = {
    GATSBY_FAMILY_WEBHOOK_URL: patients,
    GATSBY_PROVIDER_WEBHOOK_URL: providers,
  };
  const tool = runToolFile("check-webhooks.ts", { environment });
  return { code: await tool.ended, lines: tool.output().trimEnd().split("\n") };
}

const signup = { method: "POST", name: "TEST SIGNUP, please delete", email: "test@example.com" };

function signupsAt({ received }: TestReceiver) {
  return received.map(({ path, method, body }) => ({ path, method, ...JSON.parse(body) }));
}

// A variable that is not an address is covered by ../gatsby/before-build/read-env-file.test.ts.
test("sends an address one signup that is clearly a test, and says which variable is not set, which is no fault", async () => {
  const receiver = await start();
  const { code, lines } = await check(`${receiver.url}/patients`, " ");
  expect(lines).toEqual([
    expect.stringMatching(/: accepted with status 200 in \d+ ms; answer: Received\.$/),
    "Signups of providers: not configured; GATSBY_PROVIDER_WEBHOOK_URL is not set, so signups are lost",
  ]);
  expect(code).toBe(0);
  expect(signupsAt(receiver)).toEqual([
    expect.objectContaining({ ...signup, path: "/patients", audienceType: "patients" }),
  ]);
});

test("fails when one address refuses, and says which and why", async () => {
  const [accepting, failing] = [await start(), await start(failWith500)];
  const { code, lines } = await check(accepting.url, failing.url);
  expect(lines[0]).toContain("Signups of patients: accepted");
  expect(lines[1]).toBe(
    `Signups of providers: refused by ${failing.url}; it answered 500: Internal error`,
  );
  expect(code).toBe(1);
  expect(signupsAt(failing)).toEqual([
    expect.objectContaining({ ...signup, path: "/", audienceType: "providers" }),
  ]);
});

test("fails when there was nothing to check", async () => {
  expect((await check()).code).toBe(1);
});

const page = "\n<!DOCTYPE html><html><head><title>Sign in - Google</title></head></html>";

/** As a Google script for one person does: it redirects to a page where one has to sign in. */
async function startAskingForSignIn(): Promise<TestReceiver> {
  return start(redirectTo((await startAnswering(page)).url));
}

test.each([
  ["nothing accepts connections there", async () => ({ url: refusingAddress })],
  ["it hung up before it had answered", () => start(hangUpBeforeAnswering)],
  ["it hung up before it had answered", () => start(hangUpWhileAnswering)],
  // With status 200, as Google always does.
  ["Refused: Unknown audience.", () => startAnswering("Refused: Unknown audience.")],
  ["it answered with a web page (Sign in - Google)", startAskingForSignIn],
])("an address is refused because %s", async (reason, arrange) => {
  const { url } = await arrange();
  await expect(checkWebhook(url, testSignup("patients"))).rejects.toThrow(reason);
});

test("an address is refused if its receiver does not answer in time", async () => {
  const { url } = await start();
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  await expect(checkWebhook(url, testSignup("patients"))).rejects.toThrow("no answer within 15 s");
});
