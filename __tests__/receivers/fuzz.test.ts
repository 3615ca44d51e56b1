/** @jest-environment node */
import fc from "fast-check";
import type { FakeSheet } from "./fake-apps-script";
import { loadReceiver } from "./receiver";
import {
  type Audience,
  keepsContract,
  type SignupPayload,
  sentIfValid,
  sentSignup,
  signupSchemas,
} from "./signups";

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
  const fields = Object.keys(signupSchemas[audience].fields).map((field) => [field, filled]);
  const others = { email: anyEmail, isSubscribed: fc.boolean() };
  return fc.record({ ...Object.fromEntries(fields), ...others });
}

type Sent = { body: string; signup?: SignupPayload | undefined };

function sentFrom(audience: Audience): fc.Arbitrary<Sent> {
  return anyTyped(audience).map((typed) => {
    const signup = sentIfValid(audience, typed, new Date(now));
    return { body: JSON.stringify(signup ?? typed), signup };
  });
}

const anySent = fc.oneof(sentFrom("patients"), sentFrom("providers"));
const anyKey = fc.constantFrom(
  ...["name", "email", "audienceType", "timestamp", "isSubscribed", "role", "more"],
);

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

const anySwitch = fc.constantFrom("", "https://script.google.com/macros/s/example/exec");

/** What a cell keeps of a text: no halves of characters and no control characters. */
function kept(text: string): string {
  return text.replace(/\p{Cs}|(?![\t\n\r])\p{Cc}/gu, "\ufffd");
}

/** What the filled cells of a signup's row are to hold, in any order. */
function cellsOf({ audienceType, ...values }: SignupPayload): string[] {
  const known = Object.keys(sentSignup(audienceType));
  const [ours, others] = [true, false].map((isOurs) =>
    Object.entries(values).filter(([key]) => known.includes(key) === isOurs),
  );
  const texts = (ours ?? []).map(([_key, value]) => asText(value));
  if (others?.length) texts.push(JSON.stringify(Object.fromEntries(others)));
  return texts.map(kept).filter(Boolean).sort();
}

function asText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const lists = { patients: "Families", providers: "Clinics" };

test("whatever comes is on exactly one sheet, to the letter, and the first of an address is listed", () => {
  jest.useFakeTimers({ now });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anySent, anyOther), { maxLength: 10 }),
      anySwitch,
      (bodies, on) => {
        const { post, spreadsheet, mail } = loadReceiver({ CONFIRM_ADDRESSES: on });
        const expected: Record<string, string[][]> = {};
        const add = (sheet: string, ...cells: string[]) => {
          expected[sheet] = [...(expected[sheet] ?? []), cells.filter(Boolean).sort()];
        };
        const known = new Set<string>();
        for (const { body, signup: fromForm } of bodies) {
          const reply = post(body);
          if (fromForm) expect([reply, keepsContract(fromForm)]).toEqual(["Received.", true]);
          if (reply === "Received.") {
            const signup: SignupPayload = JSON.parse(body);
            const list = lists[signup.audienceType];
            const key = `${list} ${signup.email.trim().toLowerCase()}`;
            const isRepeat = known.has(key);
            known.add(key);
            const cells = cellsOf(signup);
            if (isRepeat) add("Repeats", ...cells, list, "The address is on the list already.");
            else add(list, ...cells);
          } else {
            add("Refused", reply.replace("Refused: ", ""), kept(body.slice(0, 2000)));
          }
        }
        const rows = spreadsheet.sheets.map((sheet) => [sheet.name, textsOn(sheet)]);
        expect(Object.fromEntries(rows)).toEqual(expected);
        const recipients = mail.sent.map(({ to }) => to.toLowerCase());
        expect(recipients).toHaveLength(new Set(recipients).size);
        for (const to of recipients) expect(to).toMatch(/^[\w.+'-]+@[a-z0-9.-]+$/);
      },
    ),
    { numRuns: 100 },
  );
});

/** The texts in each row of a sheet that were sent; the moment of receipt is in all of them. */
function textsOn(sheet: FakeSheet): string[][] {
  const [titles = [], ...rows] = sheet.rows();
  const ours = ["Asked", "Confirmed"].map((title) => titles.indexOf(title));
  return rows.map((row) => {
    expect(row).toContainEqual(new Date(now));
    return row
      .filter((_cell, column) => !ours.includes(column))
      .filter((cell) => typeof cell === "string" && cell !== "")
      .map(String)
      .sort();
  });
}
