/** @jest-environment node */
import schema from "../../receivers/signup.schema.json";
import { loadReceiver } from "./receiver";
import { type Audience, keepsContract, sentSignup, signupSchemas, validateSignup } from "./signups";

const definitions = {
  patients: schema.definitions.patientSignup,
  providers: schema.definitions.providerSignup,
};
const audiences: Audience[] = ["patients", "providers"];

/** The limits of a form's texts, as its rules give them; an address has a shape as well. */
function limitsOf(audience: Audience): { field: string; least: number; most: number }[] {
  return Object.entries(signupSchemas[audience].fields).flatMap(([field, rule]) => {
    const description = rule.describe();
    if (field === "email" || description.type !== "string" || !("tests" in description)) return [];
    const limit = (name: string) =>
      Number(description.tests.find((test) => test.name === name)?.params?.[name]);
    return { field, least: limit("min") || 0, most: limit("max") };
  });
}

function isAccepted(signup: object): boolean {
  return loadReceiver().post(JSON.stringify(signup)) === "Received.";
}

function expectAllToSay(isAllowed: boolean, audience: Audience, changes: Record<string, string>) {
  const signup = { ...sentSignup(audience), ...changes };
  const form = validateSignup(audience, signup).ok;
  const said = { changes, form, contract: keepsContract(signup), receiver: isAccepted(signup) };
  expect(said).toEqual({ changes, form: isAllowed, contract: isAllowed, receiver: isAllowed });
}

describe.each(audiences)("the contract of a signup of %s", (audience) => {
  test("names exactly the keys that are sent", () => {
    const keys = Object.keys(sentSignup(audience)).sort();
    expect(Object.keys(definitions[audience].properties).sort()).toEqual(keys);
    expect([...definitions[audience].required].sort()).toEqual(keys);
  });

  test("gives an example that the contract, the form and the receiver take", () => {
    for (const example of definitions[audience].examples) {
      expect(keepsContract(example)).toBe(true);
      expect(validateSignup(audience, example)).toMatchObject({ ok: true });
      expect(isAccepted(example)).toBe(true);
    }
  });

  test.each(limitsOf(audience))("has the form's and the receiver's limits of $field", (limit) => {
    const { field, least, most } = limit;
    if (least > 0) expectAllToSay(false, audience, { [field]: "x".repeat(least - 1) });
    expectAllToSay(true, audience, { [field]: "x".repeat(least) });
    expectAllToSay(true, audience, { [field]: "x".repeat(most) });
    expectAllToSay(false, audience, { [field]: "x".repeat(most + 1) });
    // It counts as two letters.
    expectAllToSay(true, audience, { [field]: "👶" });
  });
});

describe("an email address: form, contract and receiver agree", () => {
  const host = `@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`;
  const longest = "a".repeat(254 - host.length) + host;

  test.each([
    ["a@b.co", true],
    ["o'brien+x@sub.mail.example", true],
    [longest, true],
    [`a${longest}`, false],
    ["", false],
    ["a@b.c", false],
    ["a@b", false],
    ["a b@mail.example", false],
    ["a@@mail.example", false],
    ["a@mail.example.", false],
  ])("about %j", (email, isAllowed) => {
    expectAllToSay(isAllowed, "patients", { email });
  });
});

const patient = sentSignup("patients");
const { email: _, ...withoutEmail } = patient;

test.each([
  ["one key more", { ...patient, extra: 1 }],
  ["a missing key", withoutEmail],
  ["another audience", { ...patient, audienceType: "doctors" }],
  ["a built-in name as audience", { ...patient, audienceType: "constructor" }],
  ["a list as audience", { ...patient, audienceType: ["patients"] }],
  ["the other audience's keys", { ...sentSignup("providers"), audienceType: "patients" }],
  ["a list as name", { ...patient, name: ["Ana", "Ruiz"] }],
  ["text as the box", { ...patient, isSubscribed: "true" }],
  ["a moment in another form", { ...patient, timestamp: "2026-03-04T05:06:05Z" }],
  ["no such day", { ...patient, timestamp: "2026-13-04T05:06:07.890Z" }],
  ["a number as moment", { ...patient, timestamp: 1772600765432 }],
  ["a list", [patient]],
  ["null", null],
])("neither the contract nor the receiver takes %s", (_what, body) => {
  expect(keepsContract(body)).toBe(false);
  expect(loadReceiver().post(JSON.stringify(body))).toMatch(/^Refused: /);
});
