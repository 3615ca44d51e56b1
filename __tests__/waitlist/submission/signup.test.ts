/** @jest-environment node */
import { signupPayload, validateSignup } from "../../../src/waitlist/submission/signup";
import { typedByClinic, typedByFamily } from "../../support/unit/built-signups";

const emailMessage = "Please enter a valid email address";

function messageFor(field: string, value: string | undefined): string | undefined {
  const { [field]: _, ...others } = typedByClinic();
  const typed = value === undefined ? others : { ...others, [field]: value };
  const validation = validateSignup("providers", typed);
  return validation.ok ? undefined : validation.messages[field];
}

describe("an e-mail address", () => {
  test.each([
    "ana@mail.example",
    "  ana@mail.example\t",
    "ANA@MAIL.EXAMPLE",
    "ana.ruiz+waitlist@mail.co.example",
    "o'brien@mail.example",
    "a@b.co",
    "ana_1-2@sub-domain.mail.example",
    "ana@xn--bcher-kva.example",
    `${"a".repeat(64)}@${"b".repeat(60)}.example`,
  ])("may be %p", (value) => {
    expect(messageFor("email", value)).toBeUndefined();
  });

  test.each([
    "",
    "   ",
    undefined,
    "ana",
    "ana@",
    "@mail.example",
    "ana@mail",
    "ana@mail.",
    "ana@mail.e",
    "ana@mail.example.e",
    "ana@.example",
    "ana@mail..example",
    "ana mail@mail.example",
    "ana@mail .example",
    "ana@mail.example, ben@mail.example",
    "ana@@mail.example",
    "<ana@mail.example>",
    "ana@mail.example\nbcc: ben@mail.example",
    "https://mail.example/ana",
    "ana＠mail.example",
  ])("may not be %p", (value) => {
    expect(messageFor("email", value)).toBe(emailMessage);
  });

  test("may have 254 characters and no more", () => {
    const host = `@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`;
    const longest = "a".repeat(254 - host.length) + host;
    expect(messageFor("email", longest)).toBeUndefined();
    const tooLong = "Email address must be at most 254 characters";
    expect(messageFor("email", `a${longest}`)).toBe(tooLong);
    expect(messageFor("email", "a".repeat(255))).toBe(tooLong);
  });
});

describe.each([
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
])("a clinic's $field", ({ field, tooShort, tooLong }) => {
  test.each(["Al", "  Al  ", "Ana", "李明", "مريم", "👶🏽", "Zoë O'Neil-Núñez", "a".repeat(200)])(
    "may be %p",
    (value) => expect(messageFor(field, value)).toBeUndefined(),
  );

  test.each(["", "A", "   ", " A ", "\t\n", "李", undefined])("may not be %p", (value) =>
    expect(messageFor(field, value)).toBe(tooShort),
  );

  test.each([201, 10_000])("may not have %p characters", (length) =>
    expect(messageFor(field, "a".repeat(length))).toBe(tooLong),
  );
});

describe.each([
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
])("a clinic's optional $field", ({ field, limit, tooLong }) => {
  test.each(["", " ", undefined, "x", "about 300 🤰", "نساء وتوليد", "a".repeat(limit)])(
    "may be %p",
    (value) => expect(messageFor(field, value)).toBeUndefined(),
  );

  test("may not be longer than its limit", () => {
    expect(messageFor(field, "a".repeat(limit + 1))).toBe(tooLong);
  });
});

test("a family is told of every field at once, one message each", () => {
  expect(validateSignup("patients", {})).toEqual({
    ok: false,
    messages: { name: "Name must be at least 2 characters", email: emailMessage },
  });
});

test("a clinic is told of every field at once, one message each", () => {
  expect(validateSignup("providers", { specialties: "a".repeat(501) })).toEqual({
    ok: false,
    messages: {
      name: "Name must be at least 2 characters",
      email: emailMessage,
      practiceName: "Practice name is required",
      role: "Your role is required",
      specialties: "Specialties must be at most 500 characters",
    },
  });
});

test("what was typed is trimmed, and only the form's own fields are kept", () => {
  const values = typedByFamily({ name: "  Ana Ruiz ", email: " ana@mail.example ", role: "x" });
  expect(validateSignup("patients", values)).toEqual({ ok: true, signup: typedByFamily() });
});

test("a box that was unticked stays unticked, and one never touched counts as ticked", () => {
  const { isSubscribed: _, ...untouched } = typedByFamily();
  const unticked = typedByFamily({ isSubscribed: false });
  expect(validateSignup("patients", unticked)).toEqual({ ok: true, signup: unticked });
  expect(validateSignup("patients", untouched)).toEqual({ ok: true, signup: typedByFamily() });
});

describe("the body of a request", () => {
  const now = new Date(Date.UTC(2025, 2, 4, 5, 6, 7, 890));
  const timestamp = "2025-03-04T05:06:07.890Z";

  test("has the family's keys, the audience and the moment", () => {
    const validation = validateSignup("patients", typedByFamily());
    if (!validation.ok) throw new Error("A valid signup was refused.");
    expect(signupPayload("patients", validation.signup, now)).toEqual({
      name: "Ana Ruiz",
      email: "ana@mail.example",
      isSubscribed: true,
      audienceType: "patients",
      timestamp,
    });
  });

  test("has all the clinic's keys, empty text for what was left out", () => {
    const { specialties: _, ...typed } = typedByClinic({ patientsPerMonth: "  " });
    const validation = validateSignup("providers", typed);
    if (!validation.ok) throw new Error("A valid signup was refused.");
    expect(signupPayload("providers", validation.signup, now)).toEqual({
      name: "Dr. Lee",
      email: "lee@clinic.example",
      practiceName: "Lee & Partners",
      role: "Owner",
      specialties: "",
      patientsPerMonth: "",
      isSubscribed: true,
      audienceType: "providers",
      timestamp,
    });
  });
});
