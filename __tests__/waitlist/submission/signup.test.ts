/** @jest-environment node */
import { signupPayload, validateSignup } from "../../../src/waitlist/submission/signup";
import { typedByPatient, typedByProvider } from "../../support/unit/built-signups";

const emailMessage = "Please enter a valid email address";

function messageFor(field: string, value: string | undefined): string | undefined {
  const { [field]: _, ...others } = typedByProvider();
  const typed = value === undefined ? others : { ...others, [field]: value };
  const validation = validateSignup("providers", typed);
  return validation.ok ? undefined : validation.messages[field];
}

test.each([
  ["   ", emailMessage],
  [undefined, emailMessage],
  ["ana@mail", emailMessage],
  ["ana@mail.e", emailMessage],
  ["ana@mail..example", emailMessage],
  ["ana@mail.example.c", emailMessage],
  ["ana@mail.example, ben@mail.example", emailMessage],
  ["ana@mail.example\nbcc: ben@mail.example", emailMessage],
  ["ben@mail.example\nana@müller.de", emailMessage],
  ["añá@mail.example", emailMessage],
  ["ana@müller", emailMessage],
  ["ana@ü.1", emailMessage],
  ["ana@müller.de/x", emailMessage],
  ["ana@müller.de:80", emailMessage],
  [`${"a".repeat(255)}@mail.example`, "Email address must be at most 254 characters"],
  ["a".repeat(255), "Email address must be at most 254 characters"],
])("about the email address %j the form says %p", (value, message) => {
  expect(messageFor("email", value)).toBe(message);
});

test.each([
  ["  ana@mail.example\t", "ana@mail.example"],
  ["ANA@Mail.example", "ANA@Mail.example"],
  ["ana_1-2@xn--bcher-kva.example", "ana_1-2@xn--bcher-kva.example"],
  // Every browser sends it as Chromium does from a field for email addresses.
  ["Ana@Müller.de", "Ana@xn--mller-kva.de"],
  ["ana@例え.テスト", "ana@xn--r8jz45g.xn--zckzah"],
  // What nobody sees: direction marks around it, a space of no width, a soft hyphen.
  ["\u202aana@mail.example\u202c \u200b", "ana@mail.example"],
  ["\u2068ana@mai\u00adl.example\u2069", "ana@mail.example"],
])("the email address %j is sent as %p", (email, sent) => {
  const validation = validateSignup("patients", typedByPatient({ email }));
  expect(validation).toEqual({ ok: true, signup: typedByPatient({ email: sent }) });
});

test.each([
  {
    field: "name",
    tooShort: "Name must be at least 2 characters",
    tooLong: "Name must be at most 200 characters",
  },
  {
    field: "practiceName",
    tooShort: "Practice name is required",
    tooLong: "Practice name must be at most 200 characters",
  },
  {
    field: "role",
    tooShort: "Your role is required",
    tooLong: "Role must be at most 200 characters",
  },
])("a provider's $field has two to 200 characters", ({ field, tooShort, tooLong }) => {
  // The last ones need characters that are not seen themselves.
  const names = [" Al ", "李明", "👶🏽", "Zoë O'Neil-Núñez", "a".repeat(200), "می‌نا", "👩‍⚕️"];
  for (const value of names) expect(messageFor(field, value)).toBeUndefined();
  for (const value of ["", " A ", undefined, "\u200b\u200b", "A \u200e"]) {
    expect(messageFor(field, value)).toBe(tooShort);
  }
  expect(messageFor(field, "a".repeat(201))).toBe(tooLong);
});

test.each([
  {
    field: "specialties",
    limit: 500,
    tooLong: "Specialties must be at most 500 characters",
  },
  {
    field: "patientsPerMonth",
    limit: 100,
    tooLong: "Patients per month must be at most 100 characters",
  },
])("a provider's optional $field may be empty or anything", ({ field, limit, tooLong }) => {
  for (const value of ["", " ", undefined, "x", "about 300 🤰", "a".repeat(limit)]) {
    expect(messageFor(field, value)).toBeUndefined();
  }
  expect(messageFor(field, "a".repeat(limit + 1))).toBe(tooLong);
});

test("every field that breaks rules has one message", () => {
  const messages = { name: "Name must be at least 2 characters", email: emailMessage };
  expect(validateSignup("patients", {})).toEqual({ ok: false, messages });
  expect(validateSignup("providers", { specialties: "a".repeat(501) })).toEqual({
    ok: false,
    messages: {
      ...messages,
      practiceName: "Practice name is required",
      role: "Your role is required",
      specialties: "Specialties must be at most 500 characters",
    },
  });
});

test("what was typed is trimmed, and only the form's own fields are kept", () => {
  const values = typedByPatient({ name: "  Ana Ruiz ", email: " ana@mail.example ", role: "x" });
  expect(validateSignup("patients", values)).toEqual({ ok: true, signup: typedByPatient() });
});

test("a box that was unchecked stays unchecked, and one never touched counts as checked", () => {
  const { isSubscribed: _, ...untouched } = typedByPatient();
  const unchecked = typedByPatient({ isSubscribed: false });
  expect(validateSignup("patients", unchecked)).toEqual({ ok: true, signup: unchecked });
  expect(validateSignup("patients", untouched)).toEqual({ ok: true, signup: typedByPatient() });
});

test("the body of a provider's request has every key, with empty text for what was left out", () => {
  const { specialties: _, ...typed } = typedByProvider({ patientsPerMonth: "  " });
  const validation = validateSignup("providers", typed);
  if (!validation.ok) throw new Error("A valid signup was refused.");
  const now = new Date(Date.UTC(2025, 2, 4, 5, 6, 7, 890));
  expect(signupPayload("providers", validation.signup, now)).toEqual({
    ...typedByProvider({ specialties: "", patientsPerMonth: "" }),
    audienceType: "providers",
    timestamp: "2025-03-04T05:06:07.890Z",
  });
});
