import contract from "../../receivers/signup.schema.json";
import type { Audience } from "../../src/audience/audience";

/** What a visitor types into each form: the contract's examples, which are valid. */
export const typed = { patients: typedIn("patients"), providers: typedIn("providers") };

function typedIn(audience: Audience) {
  const example = contract.examples.find((one) => one.audienceType === audience);
  if (!example) throw new Error(`The contract has no example of ${audience}.`);
  const { audienceType: _audience, timestamp: _sent, ...values } = example;
  return values;
}
