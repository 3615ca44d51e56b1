/** @jest-environment node */
import contract from "../../receivers/signup.schema.json";
import { loadReceiver } from "./receiver";
import { type Audience, keepsContract, sentSignup, signupSchemas } from "./signups";

const audiences: Audience[] = ["patients", "providers"];
const properties: Record<string, { maxLength?: number; description: string }> = contract.properties;

/** The most characters of each text of a form, as its rules give them. */
function limitsOf(audience: Audience): { field: string; most: number }[] {
  return Object.entries(signupSchemas[audience].fields).flatMap(([field, rule]) => {
    const description = rule.describe();
    if (description.type !== "string" || !("tests" in description)) return [];
    return {
      field,
      most: Number(description.tests.find(({ name }) => name === "max")?.params?.max),
    };
  });
}

function isAccepted(signup: unknown): boolean {
  return loadReceiver().post(JSON.stringify(signup)) === "Received.";
}

describe.each(audiences)("a signup of %s", (audience) => {
  const example = contract.examples.find(({ audienceType }) => audienceType === audience);

  test("is sent as in the contract's example, with a column for each field", () => {
    expect(sentSignup(audience, {}, new Date(String(example?.timestamp)))).toEqual(example);
    expect(keepsContract(example)).toBe(true);
    const { post, spreadsheet } = loadReceiver();
    expect(post(JSON.stringify(example))).toBe("Received.");
    const [titles, row] = spreadsheet.sheets.flatMap((sheet) => sheet.rows());
    expect([titles?.at(-1), row?.length]).toEqual(["More", Object.keys(example ?? {}).length]);
  });

  test("has the same limits in form and contract", () => {
    const limits = limitsOf(audience);
    const most = limits.map(({ field }) => ({ field, most: properties[field]?.maxLength }));
    expect(most).toEqual(limits);
  });

  test("is taken when everything in it is as long as the form allows, or as short", () => {
    const texts = limitsOf(audience).filter(({ field }) => field !== "email");
    for (const text of ["\u0001", "👶"]) {
      const longest = texts.map(({ field, most }) => [field, text.repeat(most / text.length)]);
      const signup = sentSignup(audience, Object.fromEntries(longest));
      expect([keepsContract(signup), isAccepted(signup)]).toEqual([true, true]);
    }
    const shortest = texts.map(({ field }) => [field, "👶"]);
    const signup = sentSignup(audience, Object.fromEntries(shortest));
    expect([keepsContract(signup), isAccepted(signup)]).toEqual([true, true]);
  });
});

test("the contract describes what the forms send, and nothing else", () => {
  const sent = audiences.flatMap((audience) => Object.keys(sentSignup(audience)));
  expect(new Set(Object.keys(properties))).toEqual(new Set(sent));
});

const patient = sentSignup("patients");
const noEmail = "There is no email address.";

test.each<[string, unknown, string]>([
  ["no email address", { ...patient, email: undefined }, noEmail],
  ["a list as email address", { ...patient, email: [patient.email] }, noEmail],
  // Nor does the form: ../waitlist/submission/signup.test.ts.
  ...["", "a@b.c", "a@b", "a b@mail.example", "a@@mail.example", "a@mail.example."].map(
    (email): [string, unknown, string] => [`the address ${email}`, { ...patient, email }, noEmail],
  ),
  ["no name", { ...patient, name: undefined }, "There is no name."],
  ["an empty name", { ...patient, name: "" }, "There is no name."],
  ["a list as name", { ...patient, name: ["Ana", "Ruiz"] }, "There is no name."],
  ["another audience", { ...patient, audienceType: "doctors" }, "Unknown audience."],
  ["a built-in name as audience", { ...patient, audienceType: "constructor" }, "Unknown audience."],
  ["a list as audience", { ...patient, audienceType: ["patients"] }, "Unknown audience."],
  ["a list", [patient], "Unknown audience."],
  ["null", null, "Unknown audience."],
])("neither the contract nor the receiver takes %s", (_what, signup, reason) => {
  const body = JSON.stringify(signup);
  expect(keepsContract(JSON.parse(body))).toBe(false);
  expect(loadReceiver().post(body)).toBe(`Refused: ${reason}`);
});

test.each([
  ["more than the form sends", { ...patient, extra: { of: 1 } }],
  ["no more than this", { audienceType: "providers", name: "Dr. Lee", email: "lee@b.example" }],
  ["a short email address", { ...patient, email: "a@b.co" }],
  ["an unusual email address", { ...patient, email: "o'brien+x@sub.mail.example" }],
])("the contract and the receiver take %s", (_what, body) => {
  expect([keepsContract(body), isAccepted(body)]).toEqual([true, true]);
});
