/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import contract from "../../receivers/signup.schema.json";
import { audiences } from "../../src/audience/audience";
import { maxTextLength, signupPayload, validateSignup } from "../../src/waitlist/submission/signup";
import { startWebhookReceiver } from "../../tools/webhook-receiver";
import { temporaryFolder } from "../support/temporary-folder";
import { FakeSpreadsheet, loadScript } from "./fake-apps-script";

const ajv = new Ajv2020({ strictTypes: false });
addFormats(ajv, ["date-time"]);
const keepsContract = ajv.compile(contract);

function isTakenByScript(signup: unknown): boolean {
  return loadScript(new FakeSpreadsheet()).post(JSON.stringify(signup)) === "Received.";
}

describe.each(audiences)("what the form of %s sends", (audience) => {
  const example = contract.examples.find(({ audienceType }) => audienceType === audience);
  const validation = validateSignup(audience, example ?? {});
  const sent =
    validation.ok && signupPayload(validation.signup, new Date(String(example?.timestamp)));

  test("is the contract's example, has no other fields, and is taken by the script", () => {
    expect(sent).toEqual(example);
    expect(Object.keys(contract.properties)).toEqual(
      expect.arrayContaining(Object.keys(example ?? {})),
    );
    expect([keepsContract(sent), isTakenByScript(sent)]).toEqual([true, true]);
  });

  test("is printed and kept by the receiver of npm start", async () => {
    const file = join(temporaryFolder(), "signups.jsonl");
    const { url, close } = await startWebhookReceiver(0, file);
    const print = jest.spyOn(console, "log").mockReturnValue();
    const body = JSON.stringify(sent);
    const { status } = await fetch(`${url}/${audience}`, { method: "POST", body });
    await close();
    expect([status, readFileSync(file, "utf8")]).toEqual([200, `${body}\n`]);
    expect(print).toHaveBeenCalledWith(`Signup at /${audience}: ${body}`);
  });
});

test("the contract allows texts of the length that fields allow", () => {
  for (const rule of Object.values(contract.properties)) {
    if ("maxLength" in rule) expect(rule.maxLength).toBe(maxTextLength);
  }
});

const [family] = contract.examples;

test.each([
  ["no email", { ...family, email: undefined }],
  ["a list of emails", { ...family, email: ["ana@mail.example"] }],
  ["half an email", { ...family, email: "a@b" }],
  ["an empty name", { ...family, name: "" }],
  ["a list of names", { ...family, name: ["Ana"] }],
  ["an unknown audience", { ...family, audienceType: "constructor" }],
  ["a list of audiences", { ...family, audienceType: ["patients"] }],
  ["nothing", null],
])("neither contract nor script takes a signup with %s", (_fault, signup) => {
  const parsed: unknown = JSON.parse(JSON.stringify(signup));
  expect([keepsContract(parsed), isTakenByScript(signup)]).toEqual([false, false]);
});

test.each([
  ["an unknown field", { ...family, extra: { of: 1 } }],
  ["only what is required", { audienceType: "providers", name: "Dr. Lee", email: "o'b+x@s.b.io" }],
])("contract and script take a signup with %s", (_kind, signup) => {
  expect([keepsContract(signup), isTakenByScript(signup)]).toEqual([true, true]);
});
