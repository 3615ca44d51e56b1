import fc from "fast-check";
import type { Audience } from "./signups";

/** Whole characters, halves of characters, control characters, and what a sheet would interpret. */
export const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "'", "\t", "\r"), fc.string())
    .map((parts) => parts.join("")),
  fc.constantFrom("007", "1/2", "1e5", "50%", "true", "2026-03-04", "👶", "n".repeat(200)),
);

// Few addresses, so that many come again; and any others.
const anyEmail = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("ana@mail.example", "ANA@mail.example", "=b@c.example") },
  { weight: 2, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: anyText },
);

/** What somebody may type into a form of that audience; about half of it passes the form's rules. */
export function anyTyped(audience: Audience): fc.Arbitrary<Record<string, string | boolean>> {
  const filled = fc.oneof(
    { weight: 3, arbitrary: anyText.map((text) => `${text}Ana`) },
    { weight: 1, arbitrary: anyText },
  );
  const contact = { name: filled, email: anyEmail, isSubscribed: fc.boolean() };
  if (audience === "patients") return fc.record(contact);
  const practice = { practiceName: filled, role: filled };
  const optional = { specialties: anyText, patientsPerMonth: anyText };
  return fc.record({ ...contact, ...practice, ...optional });
}
