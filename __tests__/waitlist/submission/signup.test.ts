/** @jest-environment node */
import {
  type SignupValues,
  signupPayload,
  validateSignup,
} from "../../../src/waitlist/submission/signup";

const family = { name: "Ana Ruiz", email: "ana@mail.example", isSubscribed: true };
const clinic = {
  ...family,
  practiceName: "Riverbend OB-GYN",
  role: "Practice manager",
  specialties: "High-risk pregnancy",
  patientsPerMonth: "300",
};

function messages(changes: SignupValues): object {
  const validation = validateSignup("providers", { ...clinic, ...changes });
  return validation.ok ? {} : validation.messages;
}

test.each([
  ...["", "  ", "ana", "ana@", "@mail.example", "ana@mail", "ana@mail.", "ana@.example"],
  ...["ana@mail,example", "ana ruiz@mail.example", "ana@mail.example, ben@mail.example"],
  ...["ana..b@mail.example", ".ana@mail.example", "ana.@mail.example", "ana@mail..example"],
  ...["ana@-x.com", "ana@x-.com", "ana@mail.-example", "ana@mail.example-"],
  ...["ana@ben@mail.example", "Ana <ana@mail.example>", "mailto:ana@mail.example", "ana@mail.e"],
])("%j is not taken for an email address", (email) => {
  expect(validateSignup("patients", { ...family, email })).toEqual({
    ok: false,
    messages: { email: "Please enter a valid email address" },
  });
});

test.each([
  ["a@b.co", "a@b.co"],
  ["a.b.c@s.t.my--mail.co", "a.b.c@s.t.my--mail.co"],
  ["Ana.Ruiz+list@Mail.Example", "Ana.Ruiz+list@Mail.Example"],
  ["o'brien_1@my-mail.co.uk", "o'brien_1@my-mail.co.uk"],
  ["ana@xn--bcher-kva.xn--p1ai", "ana@xn--bcher-kva.xn--p1ai"],
  ["\u202a ana@mail.example\u202c\u200b", "ana@mail.example"],
])("the email address %j is sent as %j", (email, sent) => {
  const validation = validateSignup("patients", { ...family, email });
  expect(validation).toEqual({
    ok: true,
    signup: { ...family, email: sent, audienceType: "patients" },
  });
});

test.each([
  ["name", "Name must be at least 2 characters"],
  ["practiceName", "Practice name is required"],
  ["role", "Your role is required"],
])("a clinic's %s has at least two characters", (field, message) => {
  for (const text of ["", " A "]) {
    expect(messages({ [field]: text })).toEqual({ [field]: message });
  }
  for (const text of ["Al", " 李明 ", "O'Neil-Núñez"])
    expect(messages({ [field]: text })).toEqual({});
});

test.each([
  ["is trimmed", { name: "  Ana Ruiz " }, { name: "Ana Ruiz" }],
  ["has joiners keeps them", { name: "ක්\u200dෂිති 👩\u200d⚕️" }, { name: "ක්\u200dෂිති 👩\u200d⚕️" }],
  ["of the clinics' form is dropped", { role: "x" }, {}],
  ["was unchecked stays so", { isSubscribed: false }, { isSubscribed: false }],
  ["was never touched counts as checked", { isSubscribed: undefined }, { isSubscribed: true }],
])("in a family's signup, what %s", (_what, changes, sent) => {
  expect(validateSignup("patients", { ...family, ...changes })).toEqual({
    ok: true,
    signup: { ...family, ...sent, audienceType: "patients" },
  });
});

test("the body of a clinic's request has every key, and the moment of submission", () => {
  const { specialties: _, ...others } = { ...clinic, patientsPerMonth: "  " };
  const validation = validateSignup("providers", others);
  if (!validation.ok) throw new Error("A valid signup was refused.");
  const now = new Date(Date.UTC(2025, 2, 4, 5, 6, 7, 890));
  expect(signupPayload(validation.signup, now)).toEqual({
    ...clinic,
    specialties: "",
    patientsPerMonth: "",
    audienceType: "providers",
    timestamp: "2025-03-04T05:06:07.890Z",
  });
});
