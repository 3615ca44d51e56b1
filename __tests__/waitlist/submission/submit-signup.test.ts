import { submitSignup } from "../../../src/waitlist/submission/submit-signup";
import { typedByClinic, typedByFamily } from "../../support/unit/built-signups";
import { signupReceiverOfEachTest } from "../../support/unit/signup-receiver";

const typed = { patients: typedByFamily, providers: typedByClinic };
const receiver = signupReceiverOfEachTest();

test.each([
  { audience: "patients", path: "/families" },
  { audience: "providers", path: "/clinics" },
] as const)("a signup of $audience goes to $path, at this moment", async ({ audience, path }) => {
  const before = Date.now();
  expect(await submitSignup(audience, typed[audience]())).toBe("sent");
  expect(receiver().received.map((request) => request.path)).toEqual([path]);
  const body = JSON.parse(receiver().received[0]?.body ?? "");
  expect(body).toEqual({
    ...typed[audience](),
    audienceType: audience,
    timestamp: new Date(body.timestamp).toISOString(),
  });
  expect(Date.parse(body.timestamp)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(body.timestamp)).toBeLessThanOrEqual(Date.now());
});

test("what breaks a rule is not sent", async () => {
  const result = await submitSignup("patients", typedByFamily({ name: "A" }));
  const rules = typeof result === "object" ? result.brokenRules : {};
  expect(Object.keys(rules)).toEqual(["name"]);
  expect(rules.name?.("A")).toBe("Name must be at least 2 characters");
  expect(rules.name?.("An")).toBeUndefined();
  expect(receiver().received).toEqual([]);
});

test("an address that is stored but is none fails, even where the site has another built in", async () => {
  localStorage.setItem("familyWebhookUrl", "/families");
  expect(await submitSignup("patients", typedByFamily())).toBe("failed");
  expect(receiver().received).toEqual([]);
});
