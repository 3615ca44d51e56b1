/** @jest-environment node */
import fc from "fast-check";
import { loadReceiver } from "./receiver";
import { type Audience, keepsContract, type SignupPayload, sentIfValid } from "./signups";

const now = Date.UTC(2026, 2, 4, 5, 6, 7, 890);

/** Whole characters, halves of characters, control characters, and what a sheet would interpret. */
const anyText = fc.oneof(
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
function anyTyped(audience: Audience): fc.Arbitrary<Record<string, string | boolean>> {
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

type Sent = { body: string; signup?: SignupPayload | undefined };

function sentFrom(audience: Audience): fc.Arbitrary<Sent> {
  return anyTyped(audience).map((typed) => {
    const signup = sentIfValid(audience, typed, new Date(now));
    return { body: JSON.stringify(signup ?? typed), signup };
  });
}

const anySent = fc.oneof(sentFrom("patients"), sentFrom("providers"));
const anyKey = fc.constantFrom("name", "email", "audienceType", "timestamp", "more");

const anyOther = fc
  .oneof(
    // A signup with one thing wrong or odd about it, and one that was cut off.
    fc
      .tuple(anySent, anyKey, fc.anything())
      .map(([{ body }, key, value]) => JSON.stringify({ ...JSON.parse(body), [key]: value })),
    fc.tuple(anySent, fc.nat({ max: 80 })).map(([{ body }, end]) => body.slice(0, end)),
    anyText,
    fc.json(),
  )
  .map((body): Sent => ({ body }));

const titles: Record<string, string> = {
  name: "Full name",
  email: "Email address",
  practiceName: "Practice or clinic name",
  role: "Role",
  specialties: "Specialties",
  patientsPerMonth: "Patients per month",
};

/** What a cell keeps of a text: no halves of characters and no control characters. */
function kept(text: string): string {
  return text.replace(/\p{Cs}|(?![\t\n\r])\p{Cc}/gu, "\ufffd");
}

/** What the row of a signup is to hold. */
function rowOf({ audienceType: _, timestamp, isSubscribed, ...texts }: SignupPayload) {
  const cells = Object.entries(texts).map(([key, text]) => [titles[key], kept(text)]);
  const others = { "Wants updates": isSubscribed ? "yes" : "no", Sent: timestamp };
  return { ...Object.fromEntries(cells), ...others, Received: new Date(now) };
}

test("whatever comes is on exactly one sheet, to the letter, and the first of an address is listed", () => {
  jest.useFakeTimers({ now });
  fc.assert(
    fc.property(fc.array(fc.oneof(anySent, anyOther), { maxLength: 10 }), (bodies) => {
      const { post, spreadsheet } = loadReceiver();
      const listed = { patients: new Map(), providers: new Map() };
      const repeats: object[] = [];
      const refused: string[] = [];
      for (const { body, signup: fromForm } of bodies) {
        const reply = post(body);
        if (fromForm) expect([reply, keepsContract(fromForm)]).toEqual(["Received.", true]);
        if (reply === "Received.") {
          const signup: SignupPayload = JSON.parse(body);
          const list = listed[signup.audienceType];
          const key = signup.email.trim().toLowerCase();
          if (list.has(key)) repeats.push(expect.objectContaining(rowOf(signup)));
          else list.set(key, rowOf(signup));
        } else {
          refused.push(kept(body.slice(0, 2000)));
        }
      }
      expect(spreadsheet.records("Families")).toEqual([...listed.patients.values()]);
      expect(spreadsheet.records("Clinics")).toEqual([...listed.providers.values()]);
      expect(spreadsheet.records("Repeats")).toEqual(repeats);
      expect(spreadsheet.records("Not listed")).toEqual([]);
      expect(spreadsheet.records("Refused").map(({ Body }) => Body)).toEqual(refused);
      expect(spreadsheet.sheets.some((sheet) => sheet.hasFormula)).toBe(false);
    }),
    { numRuns: 100 },
  );
});
