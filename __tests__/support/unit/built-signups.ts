import type { SignupPayload, SignupValues } from "../../../src/waitlist/submission/signup";

/** What a patient types, valid unless changed. */
export function typedByPatient(changes: SignupValues = {}): SignupValues {
  return { name: "Ana Ruiz", email: "ana@mail.example", isSubscribed: true, ...changes };
}

/** What a provider types, valid unless changed. */
export function typedByProvider(changes: SignupValues = {}): SignupValues {
  return {
    name: "Dr. Lee",
    email: "lee@clinic.example",
    practiceName: "Lee & Partners",
    role: "Owner",
    specialties: "Obstetrics",
    patientsPerMonth: "about 300",
    isSubscribed: true,
    ...changes,
  };
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
