import type { SignupPayload, SignupValues } from "../../../src/waitlist/submission/signup";
import { typed } from "../typed-signups";

/** What a patient types, valid unless changed. */
export function typedByPatient(changes: SignupValues = {}): SignupValues {
  return { ...typed.patients, ...changes };
}

/** What a provider types, valid unless changed. */
export function typedByProvider(changes: SignupValues = {}): SignupValues {
  return { ...typed.providers, ...changes };
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
