/** @jest-environment node */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import schema from "../../receivers/signup.schema.json";
import { anyText, anyTyped } from "./any-signup";
import type { CellValue } from "./fake-apps-script";
import { loadReceiver, type Receiver } from "./receiver";
import { type Audience, type SignupPayload, sentIfValid, testSignup } from "./signups";

const ajv = new Ajv({ strictTypes: false });
addFormats(ajv, ["date-time"]);
const keepsContract = ajv.compile(schema);

const now = Date.UTC(2026, 2, 4, 5, 6, 7, 890);
const roomy = { MOST_SIGNUPS_PER_MINUTE: 1_000_000, MOST_ROWS_ASIDE: 1_000_000 };

/** One thing that comes: `signup` if the site has sent it. */
type Arrival = { body: string; signup?: SignupPayload };

function sentFrom(audience: Audience): fc.Arbitrary<Arrival> {
  const anyMoment = fc.date({
    min: new Date(now - 60_000),
    max: new Date(now),
    noInvalidDate: true,
  });
  return fc.tuple(anyTyped(audience), anyMoment).map(([typed, moment]) => {
    const signup = sentIfValid(audience, typed, moment);
    return { body: JSON.stringify(signup ?? typed), signup };
  });
}

const anySent = fc.oneof(sentFrom("patients"), sentFrom("providers"));

// A signup with one thing wrong or odd about it.
const anyOdd = fc
  .tuple(
    anySent,
    fc.constantFrom("name", "email", "audienceType", "timestamp", "more"),
    fc.anything(),
  )
  .map(([{ body }, key, value]) => ({
    body: JSON.stringify({ ...JSON.parse(body), [key]: value }),
  }));

const anyCut = fc
  .tuple(anySent, fc.nat({ max: 80 }))
  .map(([{ body }, length]) => ({ body: body.slice(0, length) }));

const anyArrival: fc.Arbitrary<Arrival> = fc.oneof(
  { weight: 6, arbitrary: anySent },
  { weight: 2, arbitrary: anyOdd },
  { weight: 1, arbitrary: anyCut },
  { weight: 1, arbitrary: anyText.map((body) => ({ body })) },
  { weight: 1, arbitrary: fc.json().map((body) => ({ body })) },
  { weight: 1, arbitrary: fc.constant({ body: JSON.stringify(testSignup("patients")) }) },
);

const lists = { patients: "Families", providers: "Clinics" };
const titles: Record<string, string> = {
  name: "Full name",
  email: "Email address",
  practiceName: "Practice or clinic name",
  role: "Role",
  specialties: "Specialties",
  patientsPerMonth: "Patients per month",
  isSubscribed: "Wants updates",
  timestamp: "Sent",
};

/** What the row of a signup is to hold, apart from the moment in which it came. */
function rowOf({ audienceType: _, ...signup }: SignupPayload, times: number) {
  const cells = Object.entries(signup).map(([key, value]) => [
    titles[key],
    typeof value === "boolean" ? { true: "yes", false: "no" }[`${value}`] : value,
  ]);
  return { ...Object.fromEntries(cells), "Times received": times };
}

function rowsOf(receiver: Receiver, name: string): Record<string, CellValue>[] {
  const sheet = receiver.spreadsheet.sheets.find((one) => one.name === name);
  return sheet?.records().map(({ Received: _, ...cells }) => cells) ?? [];
}

test("whatever comes, every signup is in exactly one row, to the letter, and the rest is aside", () => {
  fc.assert(
    fc.property(fc.array(anyArrival, { maxLength: 12 }), (arrivals) => {
      const receiver = loadReceiver(roomy, undefined, { now });
      const expected = { patients: new Map(), providers: new Map() };
      const refused: string[] = [];
      let tests = 0;
      for (const { body, signup } of arrivals) {
        const reply = receiver.post(body);
        if (signup) expect({ signup, reply }).toEqual({ signup, reply: "Received." });
        if (reply === "Received.") {
          const accepted: SignupPayload = JSON.parse(body);
          expect(keepsContract(accepted)).toBe(true);
          const rows = expected[accepted.audienceType];
          const key = accepted.email.trim().toLowerCase();
          const times = (rows.get(key)?.["Times received"] ?? 0) + 1;
          rows.set(key, rowOf(accepted, times));
        } else if (reply.startsWith("Refused: ")) {
          refused.push(body.slice(0, 2000).replace(/[\p{Cc}\p{Cs}]/gu, "\ufffd"));
        } else {
          tests += 1;
        }
      }
      expect(rowsOf(receiver, lists.patients)).toEqual([...expected.patients.values()]);
      expect(rowsOf(receiver, lists.providers)).toEqual([...expected.providers.values()]);
      expect(rowsOf(receiver, "Refused").map(({ Body }) => Body)).toEqual(refused);
      expect(rowsOf(receiver, "Tests")).toHaveLength(tests);
      const formulas = receiver.spreadsheet.sheets.flatMap((sheet) => sheet.formulas());
      expect(formulas).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
