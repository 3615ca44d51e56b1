/** @jest-environment node */
import fc from "fast-check";
import { anyText, anyTyped } from "./any-signup";
import { loadReceiver } from "./receiver";
import { type Audience, type SignupPayload, sentIfValid, testSignup } from "./signups";

const now = Date.UTC(2026, 2, 4, 5, 6, 7, 890);

function sentFrom(audience: Audience): fc.Arbitrary<string> {
  return anyTyped(audience).map((typed) =>
    JSON.stringify(sentIfValid(audience, typed, new Date(now)) ?? typed),
  );
}

const anySent = fc.oneof(sentFrom("patients"), sentFrom("providers"));
const anyKey = fc.constantFrom("name", "email", "audienceType", "timestamp", "more");

const anyBody = fc.oneof(
  { weight: 6, arbitrary: anySent },
  // A signup with one thing wrong or odd about it, and one that was cut off.
  {
    weight: 2,
    arbitrary: fc
      .tuple(anySent, anyKey, fc.anything())
      .map(([body, key, value]) => JSON.stringify({ ...JSON.parse(body), [key]: value })),
  },
  fc.tuple(anySent, fc.nat({ max: 80 })).map(([body, end]) => body.slice(0, end)),
  anyText,
  fc.json(),
  fc.constant(JSON.stringify(testSignup("patients"))),
);

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
    fc.property(fc.array(anyBody, { maxLength: 12 }), (bodies) => {
      const { post, spreadsheet } = loadReceiver({ MOST_SIGNUPS_IN_TEN_SECONDS: 1_000_000 });
      const listed = { patients: new Map(), providers: new Map() };
      const repeats: object[] = [];
      const junk: Record<string, string[]> = { Refused: [], Tests: [] };
      for (const body of bodies) {
        const reply = post(body);
        if (reply === "Received.") {
          const signup: SignupPayload = JSON.parse(body);
          const list = listed[signup.audienceType];
          const key = signup.email.trim().toLowerCase();
          if (list.has(key)) repeats.push(expect.objectContaining(rowOf(signup)));
          else list.set(key, rowOf(signup));
        } else {
          junk[reply.startsWith("Refused: ") ? "Refused" : "Tests"]?.push(
            kept(body.slice(0, 2000)),
          );
        }
      }
      expect(spreadsheet.records("Families")).toEqual([...listed.patients.values()]);
      expect(spreadsheet.records("Clinics")).toEqual([...listed.providers.values()]);
      expect(spreadsheet.records("Repeats")).toEqual(repeats);
      expect(spreadsheet.records("Overflow")).toEqual([]);
      for (const [sheet, texts] of Object.entries(junk)) {
        expect(spreadsheet.records(sheet).map(({ Body }) => Body)).toEqual(texts);
      }
      expect(spreadsheet.sheets.some((sheet) => sheet.hasFormula)).toBe(false);
    }),
    { numRuns: 100 },
  );
});
