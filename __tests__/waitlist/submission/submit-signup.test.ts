import { submitSignup } from "../../../src/waitlist/submission/submit-signup";
import { typedByFamily } from "../../support/unit/built-signups";
import { signupReceiverOfEachTest } from "../../support/unit/signup-receiver";

const receiver = signupReceiverOfEachTest();

test("what breaks a rule is not sent", async () => {
  const result = await submitSignup("patients", typedByFamily({ name: "A" }));
  const rules = typeof result === "object" ? result.brokenRules : {};
  expect(Object.keys(rules)).toEqual(["name"]);
  expect(rules.name?.("A")).toBe("Name must be at least 2 characters");
  expect(rules.name?.("An")).toBeUndefined();
  expect(receiver().received).toEqual([]);
});

test("a stored value that is not an address fails, even where the site has another built in", async () => {
  localStorage.setItem("familyWebhookUrl", "/families");
  expect(await submitSignup("patients", typedByFamily())).toBe("failed");
  expect(receiver().received).toEqual([]);
});
