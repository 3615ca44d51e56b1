/** @jest-environment node */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import schema from "../../receivers/signup.schema.json";
import { anyTyped } from "./any-signup";
import { loadReceiver } from "./receiver";
import {
  type Audience,
  sentIfValid,
  sentSignup,
  signupSchemas,
  testSignup,
  validateSignup,
} from "./signups";

const ajv = new Ajv({ strictTypes: false });
addFormats(ajv, ["date-time"]);
const keepsContract = ajv.compile(schema);

const definitions = {
  patients: schema.definitions.familySignup,
  providers: schema.definitions.clinicSignup,
};

/** The limits of a form's texts, as its rules give them. */
function limitsOf(audience: Audience): { field: string; least: number; most: number }[] {
  return Object.entries(signupSchemas[audience].fields).flatMap(([field, rule]) => {
    const description = rule.describe();
    if (description.type !== "string" || !("tests" in description)) return [];
    const limit = (name: string) =>
      Number(description.tests.find((test) => test.name === name)?.params?.[name]);
    return { field, least: limit("min") || 0, most: limit("max") };
  });
}

const audiences: Audience[] = ["patients", "providers"];
const limits = audiences.flatMap((audience) =>
  limitsOf(audience).map((limit) => ({ audience, ...limit })),
);
// An address has a shape too, so its length cannot simply be chosen.
const plainLimits = limits.filter(({ field }) => field !== "email");

function isAccepted(signup: object): boolean {
  return loadReceiver().post(JSON.stringify(signup)) === "Received.";
}

describe.each(audiences)("the contract of a signup of %s", (audience) => {
  test("is kept by whatever the form lets through", () => {
    fc.assert(
      fc.property(anyTyped(audience), fc.date({ noInvalidDate: true, ...years }), (typed, now) => {
        const signup = sentIfValid(audience, typed, now);
        fc.pre(signup !== undefined);
        expect({ signup, isKept: keepsContract(signup) }).toEqual({ signup, isKept: true });
      }),
      { numRuns: 300 },
    );
  });

  test("names exactly the keys that are sent, in their order", () => {
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

  test("is kept by the test signup", () => {
    expect(keepsContract(testSignup(audience))).toBe(true);
  });

  test.each([
    ["one key more", { extra: 1 }],
    ["another audience", { audienceType: "doctors" }],
    ["a number as name", { name: 12 }],
    ["a name of one letter", { name: "A" }],
    ["no address", { email: "ana" }],
    ["text as the box", { isSubscribed: "true" }],
    ["a moment in another form", { timestamp: "2026-03-04" }],
    ["a day that does not exist", { timestamp: "2026-13-04T05:06:07.890Z" }],
  ])("is not kept by %s", (_what, changes) => {
    expect(keepsContract({ ...sentSignup(audience), ...changes })).toBe(false);
  });
});

const years = { min: new Date(Date.UTC(2000, 0)), max: new Date(Date.UTC(2100, 0)) };

test("the rules of the form say how long each text may be", () => {
  expect(limits).toEqual([
    { audience: "patients", field: "name", least: 2, most: 200 },
    { audience: "patients", field: "email", least: 0, most: 254 },
    { audience: "providers", field: "name", least: 2, most: 200 },
    { audience: "providers", field: "email", least: 0, most: 254 },
    { audience: "providers", field: "practiceName", least: 2, most: 200 },
    { audience: "providers", field: "role", least: 2, most: 200 },
    { audience: "providers", field: "specialties", least: 0, most: 500 },
    { audience: "providers", field: "patientsPerMonth", least: 0, most: 100 },
  ]);
});

describe.each(plainLimits)("$field of $audience: form, contract and receiver agree", (limit) => {
  const { audience, field, least, most } = limit;
  const lengths = [0, 1, least - 1, least, least + 1, most - 1, most, most + 1, 10_000];

  test.each([...new Set(lengths)].filter((length) => length >= 0))("at %i letters", (length) => {
    const text = "x".repeat(length);
    const isAllowed = length >= least && length <= most;
    const signup = { ...sentSignup(audience), [field]: text };
    expect(validateSignup(audience, { ...signup }).ok).toBe(isAllowed);
    expect(keepsContract(signup)).toBe(isAllowed);
    expect(isAccepted(signup)).toBe(isAllowed);
  });

  test("about a single emoji, which counts as two letters", () => {
    const signup = { ...sentSignup(audience), [field]: "👶" };
    expect(validateSignup(audience, signup).ok).toBe(true);
    expect(keepsContract(signup)).toBe(true);
    expect(isAccepted(signup)).toBe(true);
  });
});

describe.each(audiences)("the address of %s: form, contract and receiver agree", (audience) => {
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
    const signup = { ...sentSignup(audience), email };
    expect(validateSignup(audience, signup).ok).toBe(isAllowed);
    expect(keepsContract(signup)).toBe(isAllowed);
    expect(isAccepted(signup)).toBe(isAllowed);
  });
});
