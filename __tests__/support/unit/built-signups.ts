import type { SignupPayload, SignupValues } from "../../../src/waitlist/submission/signup";

/** What a family types, valid unless changed. */
export function typedByFamily(changes: SignupValues = {}): SignupValues {
  return { name: "Ana Ruiz", email: "ana@mail.example", isSubscribed: true, ...changes };
}

/** What a clinic types, valid unless changed. */
export function typedByClinic(changes: SignupValues = {}): SignupValues {
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

/** The body of a family's request. */
export function builtPayload(): SignupPayload {
  return {
    name: "Ana Ruiz",
    email: "ana@mail.example",
    isSubscribed: true,
    audienceType: "patients",
    timestamp: "2025-03-04T05:06:07.890Z",
  };
}
