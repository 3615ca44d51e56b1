import contract from "../../../receivers/signup.schema.json";
import type { Audience } from "../../../src/audience/audience";
import type { SignupPayload, SignupValues } from "../../../src/waitlist/submission/signup";

/** What a patient types, valid unless changed. */
export function typedByPatient(changes: SignupValues = {}): SignupValues {
  return { ...typedInExample("patients"), ...changes };
}

/** What a provider types, valid unless changed. */
export function typedByProvider(changes: SignupValues = {}): SignupValues {
  return { ...typedInExample("providers"), ...changes };
}

function typedInExample(audience: Audience): SignupValues {
  const example = contract.examples.find((one) => one.audienceType === audience);
  if (!example) throw new Error(`The contract has no example of ${audience}.`);
  const { audienceType: _audience, timestamp: _sent, ...typed } = example;
  return typed;
}

/** The body of a patient's request. */
export function builtPayload(): SignupPayload {
  return {
    name: "Ana Ruiz",
    email: "ana@mail.example",
    isSubscribed: true,
    audienceType: "patients",
    timestamp: "2025-03-04T05:06:07.890Z",
  };
}
