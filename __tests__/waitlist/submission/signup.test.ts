/** @jest-environment node */
import { signupPayload, validateSignup } from "../../../src/waitlist/submission/signup";
import { typed } from "../../support/typed-signups";

const { patients, providers } = typed;
const emailMessage = "Please enter a valid email address";

function messageFor(field: string, value: string | undefined): string | undefined {
  const validation = validateSignup("providers", { ...providers, [field]: value });
  return validation.ok ? undefined : validation.messages[field];
}

/** Ways in which people get an address wrong. */
const refused = [
  ...["ana", "ana@", "@mail.example", "ana@@mail.example", "ana@ben@mail.example"],
  // A wrong host.
  ...["ana@mail", "ana@mail.e", "ana@mail.", "ana@.mail.example", "ana@mail.example."],
  ...["ana@mail..example", "ana@mail.example.c", "ana@mail,example", "ana@mail.123", "ana@mail.a1"],
  ...["ana@1.2.3.4", "ana@[1.2.3.4]", "ana@-mail.example", "ana@mail-.example"],
  ...["ana@mail_box.example", "ana@mail.example/x", "ana@mail.example:25"],
  ...["ana@müller", "ana@ü.1", "ana@müller.de/x", "ana@müller.de:80"],
  `ana@${"a".repeat(64)}.example`,
  // A wrong name.
  ...["ana..ruiz@mail.example", ".ana@mail.example", "ana.@mail.example", "ana ruiz@mail.example"],
  ...['"ana ruiz"@mail.example', "ana(work)@mail.example", "ana\\@mail.example", "👶@mail.example"],
  `${"a".repeat(65)}@mail.example`,
  // More than an address.
  ...["ana@mail example", "ana mail.example", "ana@mail.example, ben@mail.example"],
  ...["ana@mail.example;ben@mail.example", "ana@mail.example\nbcc: ben@mail.example"],
  ...["ben@mail.example\nana@müller.de", "Ana Ruiz <ana@mail.example>", "<ana@mail.example>"],
  "mailto:ana@mail.example",
];

/** Unusual addresses, which are sent as they are. */
const unusual = [
  ...["a@b.co", "ana.ruiz@mail.example", "ana+waitlist@mail.example", "o'brien@mail.example"],
  ...["ana_1-2@mail.example", "1234567@mail.example", "ana#!$%&*/=?^`{|}~@mail.example"],
  ...["-@mail.example", "ana@mail.museum", "ana@a.b.c.mail.example", "ana@123.example"],
  ...["ana@my-mail.example", "ANA@Mail.EXAMPLE", "ana_1-2@xn--bcher-kva.example"],
  ...["ana@mail.xn--p1ai", `${"a".repeat(64)}@mail.example`, `ana@${"a".repeat(63)}.example`],
  ...["josé@mail.example", "jörg.müller@mail.example", "安娜@mail.example"],
];

const normalized = [
  // Typed as two characters, an e and its accent.
  ["jose\u0301@mail.example", "josé@mail.example"],
  // Every browser sends it as Chromium does from a field for email addresses.
  ["Ana@Müller.de", "Ana@xn--mller-kva.de"],
  ["ana@例え.テスト", "ana@xn--r8jz45g.xn--zckzah"],
  // East Asian keyboards.
  ["ana＠mail.example", "ana@mail.example"],
  ["ａｎａ＠ｍａｉｌ．ｅｘａｍｐｌｅ", "ana@mail.example"],
  ["ana@mail。example", "ana@mail.example"],
  ["  ana@mail.example\t", "ana@mail.example"],
  // What nobody sees: direction marks around it, a space of no width, a soft hyphen.
  ["\u202aana@mail.example\u202c \u200b", "ana@mail.example"],
  ["\u2068ana@mai\u00adl.example\u2069", "ana@mail.example"],
  ["\u00a0ana@mail.example\u3000", "ana@mail.example"],
];

test.each([
  ...["   ", undefined, ...refused].map((value) => [value, emailMessage]),
  [`${"a".repeat(255)}@mail.example`, "Email address must be at most 254 characters"],
  ["a".repeat(255), "Email address must be at most 254 characters"],
])("about the email address %j the form says %p", (value, message) => {
  expect(messageFor("email", value)).toBe(message);
});

test.each([...unusual.map((email) => [email, email]), ...normalized])(
  "the email address %j is sent as %p",
  (email, sent) => {
    const validation = validateSignup("patients", { ...patients, email });
    expect(validation).toEqual({ ok: true, signup: { ...patients, email: sent } });
  },
);

test.each([
  ["name", "Name must be at least 2 characters", "Name"],
  ["practiceName", "Practice name is required", "Practice name"],
  ["role", "Your role is required", "Role"],
])("a provider's %s has two to 200 characters", (field, tooShort, label) => {
  // The last ones need characters that are not seen themselves.
  const names = [" Al ", "李明", "👶🏽", "Zoë O'Neil-Núñez", "a".repeat(200), "می‌نا", "👩‍⚕️"];
  for (const value of names) expect(messageFor(field, value)).toBeUndefined();
  for (const value of ["", " A ", undefined, "\u200b\u200b", "A \u200e"]) {
    expect(messageFor(field, value)).toBe(tooShort);
  }
  expect(messageFor(field, "a".repeat(201))).toBe(`${label} must be at most 200 characters`);
});

test.each([
  ["specialties", 500, "Specialties"],
  ["patientsPerMonth", 100, "Patients per month"],
])(
  "a provider's optional %s may be empty or anything, up to %i characters",
  (field, limit, label) => {
    for (const value of ["", " ", undefined, "x", "about 300 🤰", "a".repeat(limit)]) {
      expect(messageFor(field, value)).toBeUndefined();
    }
    const tooLong = `${label} must be at most ${limit} characters`;
    expect(messageFor(field, "a".repeat(limit + 1))).toBe(tooLong);
  },
);

test("every field that breaks rules has one message", () => {
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

test.each([
  ["is trimmed", { name: "  Ana Ruiz " }, { name: "Ana Ruiz" }],
  ["of another form is dropped", { role: "x" }, {}],
  ["unchecked stays so", { isSubscribed: false }, { isSubscribed: false }],
  ["never touched counts as checked", { isSubscribed: undefined }, { isSubscribed: true }],
])("what is typed, or a box, that %s", (_what, changes, sent) => {
  expect(validateSignup("patients", { ...patients, ...changes })).toEqual({
    ok: true,
    signup: { ...patients, ...sent },
  });
});

test("the body of a provider's request has every key, with empty text for what was left out", () => {
  const { specialties: _, ...others } = { ...providers, patientsPerMonth: "  " };
  const validation = validateSignup("providers", others);
  if (!validation.ok) throw new Error("A valid signup was refused.");
  const now = new Date(Date.UTC(2025, 2, 4, 5, 6, 7, 890));
  expect(signupPayload("providers", validation.signup, now)).toEqual({
    ...providers,
    ...{ specialties: "", patientsPerMonth: "" },
    audienceType: "providers",
    timestamp: "2025-03-04T05:06:07.890Z",
  });
});
