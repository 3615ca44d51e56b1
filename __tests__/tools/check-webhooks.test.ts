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

async function use(starting: Promise<TestReceiver>): Promise<TestReceiver> {
  const receiver = await starting;
  open.push(receiver);
  return receiver;
}

const startReceiver = () => use(startTestReceiver());

afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.close()));
});

type Addresses = { patients?: string; providers?: string };

async function check({ patients, providers }: Addresses, args: string[] = []) {
  const environment = {
    GATSBY_FAMILY_WEBHOOK_URL: patients,
    GATSBY_PROVIDER_WEBHOOK_URL: providers,
  };
  const tool = runToolFile("check-webhooks.ts", { args, environment });
  return { code: await tool.ended, lines: tool.output().trimEnd().split("\n") };
}

test("sends each audience's address one signup that is clearly a test", async () => {
  const receiver = await startReceiver();
  const { code, lines } = await check({
    patients: `${receiver.url}/families`,
    providers: `${receiver.url}/clinics`,
  });
  expect(lines).toEqual([
    expect.stringMatching(/: accepted with status 200 in \d+ ms; answer: Received\.$/),
    expect.stringMatching(/: accepted with status 200 in \d+ ms; answer: Rec/),
  ]);
  expect(code).toBe(0);

  const [family, clinic, ...more] = receiver.received;
  expect(more).toEqual([]);
  expect(family).toMatchObject({ path: "/families", method: "POST" });
  expect(clinic).toMatchObject({ path: "/clinics", method: "POST" });
  const mark = { name: "TEST SIGNUP, please delete", email: "test@example.com" };
  expect(JSON.parse(family?.body ?? "")).toMatchObject({ ...mark, audienceType: "patients" });
  expect(JSON.parse(clinic?.body ?? "")).toMatchObject({ ...mark, audienceType: "providers" });
});

test("fails when one address refuses, and says which and why", async () => {
  const [accepting, failing] = [await startReceiver(), await use(startTestReceiver(failWith500))];
  const { code, lines } = await check({ patients: accepting.url, providers: failing.url });
  expect(lines[0]).toContain(`Families: accepted`);
  expect(lines[1]).toBe(`Clinics: refused by ${failing.url}; it answered 500: Internal error`);
  expect(code).toBe(1);
});

test.each([
  [" ", 0, "not configured; GATSBY_PROVIDER_WEBHOOK_URL is not set, so signups are lost"],
  ["hooks.example/x", 1, 'GATSBY_PROVIDER_WEBHOOK_URL is "hooks.example/x", but it must be a'],
])("says which variable is wrong if one is %p", async (providers, expectedCode, sentence) => {
  const { url } = await startReceiver();
  const { code, lines } = await check({ patients: url, providers });
  expect(lines[1]).toContain(`Clinics: ${sentence}`);
  expect(code).toBe(expectedCode);
});

test("fails when there was nothing to check", async () => {
  expect((await check({})).code).toBe(1);
});

test("sends nothing in a dry run, but shows what it would send and where", async () => {
  const { url, received } = await startReceiver();
  const { code, lines } = await check({ patients: url }, ["--dry-run"]);
  expect(lines[0]).toBe(`Families: the test signup would go to ${url}`);
  expect(lines).toContain('  "audienceType": "patients",');
  expect(lines).toContain(
    `Clinics: the test signup would go to nowhere, as GATSBY_PROVIDER_WEBHOOK_URL is not set`,
  );
  expect(received).toEqual([]);
  expect(code).toBe(0);
});

test("refuses an argument it does not know, and names it", async () => {
  const { code, lines } = await check({}, ["--dryrun"]);
  expect(lines).toEqual(["npm run check:webhooks knows --dry-run, but not --dryrun."]);
  expect(code).toBe(1);
});

describe("an address is refused", () => {
  const signup = testSignup("patients");

  test("where nobody listens", async () => {
    await expect(checkWebhook(refusingAddress, signup)).rejects.toThrow(
      "nothing accepts connections there",
    );
  });

  test.each([hangUpBeforeAnswering, hangUpWhileAnswering])(
    "whose receiver hangs up (%p)",
    async (answer) => {
      const { url } = await use(startTestReceiver(answer));
      await expect(checkWebhook(url, signup)).rejects.toThrow("it hung up before it had answered");
    },
  );

  test("whose script answers 200, as Google always does, but refuses", async () => {
    const { url } = await use(
      startTestReceiver((response) => response.writeHead(200).end("Refused: Unknown audience.")),
    );
    await expect(checkWebhook(url, signup)).rejects.toThrow("Refused: Unknown audience.");
  });

  test("that redirects to a page where one has to sign in, as a Google script for one person does", async () => {
    const page =
      "\n<!DOCTYPE html><html><head><title>Sign in - Google Accounts</title></head></html>";
    const signIn = await use(startTestReceiver((response) => response.writeHead(200).end(page)));
    const { url } = await use(startTestReceiver(redirectTo(signIn.url, 302)));
    await expect(checkWebhook(url, signup)).rejects.toThrow(
      "it answered with a web page (Sign in - Google Accounts)",
    );
  });

  test("whose receiver does not answer in time", async () => {
    const { url, hold } = await use(startTestReceiver());
    hold();
    await expect(checkWebhook(url, signup, 200)).rejects.toThrow("no answer within 0.2 s");
  });
});

test("a receiver may redirect to another host, as Apps Script does", async () => {
  const target = await startReceiver();
  const { url } = await use(startTestReceiver(redirectTo(`${target.url}/answer`, 302)));
  expect(await checkWebhook(url, testSignup("providers"))).toMatch(/^status 200 in /);
  expect(target.received).toEqual([expect.objectContaining({ path: "/answer", method: "GET" })]);
});
