/** @jest-environment node */
import { FakeSheet, FakeSpreadsheet } from "./fake-apps-script";
import { loadReceiver, type Receiver } from "./receiver";
import { type Audience, sentSignup, testSignup } from "./signups";

const familyTitles = [
  ...["Full name", "Email address", "Wants updates"],
  ...["Sent", "Received", "Times received"],
];
const clinicTitles = [
  ...["Full name", "Email address", "Practice or clinic name", "Role", "Specialties"],
  ...["Patients per month", "Wants updates", "Sent", "Received", "Times received"],
];

let receiver: Receiver;

beforeEach(() => {
  receiver = loadReceiver();
});

afterEach(() => {
  expect(receiver.lock).toMatchObject({ isHeld: false, earlyReleases: 0 });
});

function send(audience: Audience, changes = {}): string {
  return receiver.post(JSON.stringify(sentSignup(audience, changes)));
}

/** Posts a family's signup with something changed that the form would never send. */
function sendOdd(changes: object): string {
  return receiver.post(JSON.stringify({ ...sentSignup("patients"), ...changes }));
}

function families() {
  return receiver.spreadsheet.sheet("Families");
}

function refused() {
  return receiver.spreadsheet.sheet("Refused").records();
}

function sheetNames(): string[] {
  return receiver.spreadsheet.sheets.map(({ name }) => name);
}

describe("a signup", () => {
  test("of a family makes its sheet, with titles that stay in view, and fills a row", () => {
    expect(send("patients")).toBe("Received.");
    expect(sheetNames()).toEqual(["Families"]);
    expect(families().frozenRows).toBe(1);
    expect(families().rows()).toEqual([
      familyTitles,
      [
        ...["Ana Ruiz", "ana@mail.example", "yes", "2026-03-04T05:06:05.432Z"],
        new Date(receiver.clock.now),
        1,
      ],
    ]);
  });

  test("of a clinic has a sheet of its own, in the order of the form", () => {
    send("patients");
    send("providers", { isSubscribed: false, specialties: "" });
    const clinics = receiver.spreadsheet.sheet("Clinics");
    expect(clinics.frozenRows).toBe(1);
    expect(clinics.rows()).toEqual([
      clinicTitles,
      [
        ...["Dr. Lee", "lee@clinic.example", "Lee & Partners", "Owner", "", "about 300", "no"],
        "2026-03-04T05:06:05.432Z",
        new Date(receiver.clock.now),
        1,
      ],
    ]);
    expect(families().records()).toHaveLength(1);
  });

  test("that comes again updates its row, counts, and keeps its place in the list", () => {
    send("patients");
    const first = new Date(receiver.clock.now);
    send("patients", { email: "ben@mail.example" });
    receiver.clock.now += 5_000;
    send("patients", { name: "Ana María Ruiz", email: "Ana@Mail.Example", isSubscribed: false });
    expect(families().records()).toEqual([
      {
        "Full name": "Ana María Ruiz",
        "Email address": "Ana@Mail.Example",
        "Wants updates": "no",
        Sent: "2026-03-04T05:06:05.432Z",
        Received: first,
        "Times received": 2,
      },
      expect.objectContaining({ "Email address": "ben@mail.example", "Times received": 1 }),
    ]);
    send("patients");
    expect(families().records()[0]).toHaveProperty("Times received", 3);
  });

  test("empties a field that was filled the first time", () => {
    send("providers", { specialties: "Obstetrics" });
    send("providers", { specialties: "" });
    expect(receiver.spreadsheet.sheet("Clinics").records()).toEqual([
      expect.objectContaining({ Specialties: "" }),
    ]);
  });

  test("is recognised although spaces surround the address", () => {
    send("patients");
    sendOdd({ email: " ANA@mail.example\t" });
    expect(families().records()).toEqual([expect.objectContaining({ "Times received": 2 })]);
  });

  test("of the same address for each audience is in each list", () => {
    send("patients", { email: "lee@clinic.example" });
    send("providers");
    expect(families().records()).toHaveLength(1);
    expect(receiver.spreadsheet.sheet("Clinics").records()).toHaveLength(1);
  });

  test("gets the same answer whether or not its address is known", () => {
    expect(send("patients")).toBe(send("patients"));
  });
});

const risky = [
  '=HYPERLINK("https://evil.example","click")',
  "=1+1",
  "+1 555 010 0199",
  "-1",
  "-x",
  "@SUM(A1)",
  "'quoted'",
  "''=1",
  "007",
  "1/2",
  "2026-03-04",
  "1e5",
  "50%",
  "TRUE",
  "a\t=b",
  "a\r=b",
  "line\nline",
  "👶🏽 Zoë O'Neil-Núñez 李明 مريم",
  "\u202egnirts",
  "half \ud800",
];

describe("the text", () => {
  const formats = ["General", "@", "0.00", "yyyy-mm-dd"];

  test.each(risky)("%j stays to the letter, however the owner has formatted the column", (text) => {
    for (const format of formats) {
      receiver = loadReceiver();
      send("providers", { email: "first@clinic.example" });
      const clinics = receiver.spreadsheet.sheet("Clinics");
      for (let column = 1; column <= 8; column += 1) clinics.format(3, column, format);
      const changes = { name: text, practiceName: text, role: text, specialties: text };
      expect(send("providers", { ...changes, patientsPerMonth: text })).toBe("Received.");
      expect(clinics.records()[1]).toMatchObject({
        "Full name": text,
        "Practice or clinic name": text,
        Role: text,
        Specialties: text,
        "Patients per month": text,
      });
      expect(clinics.formulas()).toEqual([]);
    }
  });

  test.each(["\t=1+1", "\r=1+1", " =1+1", "\n+1"])(
    "%j stays to the letter too, which only another program sends",
    (name) => {
      sendOdd({ name });
      expect(families().records()[0]).toHaveProperty("Full name", name);
      expect(families().formulas()).toEqual([]);
    },
  );

  test("of an address that looks like a formula stays, and is recognised again", () => {
    for (const email of ["=ana@mail.example", "=ANA@mail.example", "+1@mail.example"]) {
      send("patients", { email });
    }
    expect(families().records()).toEqual([
      expect.objectContaining({ "Email address": "=ANA@mail.example", "Times received": 2 }),
      expect.objectContaining({ "Email address": "+1@mail.example", "Times received": 1 }),
    ]);
  });

  test("may be as long as the form allows", () => {
    const longest = { name: "n".repeat(200), practiceName: "p".repeat(200), role: "r".repeat(200) };
    const optional = { specialties: "s".repeat(500), patientsPerMonth: "m".repeat(100) };
    expect(send("providers", { ...longest, ...optional })).toBe("Received.");
    expect(receiver.spreadsheet.sheet("Clinics").records()[0]).toMatchObject({
      "Full name": longest.name,
      Specialties: optional.specialties,
    });
  });
});

const family = sentSignup("patients");
const { email: _, ...withoutEmail } = family;

const refusals: [what: string, body: string, reason: string][] = [
  ["no body", "", "The body is not JSON."],
  ["broken JSON", JSON.stringify(family).slice(0, -1), "The body is not JSON."],
  ["a form's body", "name=Ana&email=ana%40mail.example", "The body is not JSON."],
  ["a list", JSON.stringify([family]), "The body is not a JSON object."],
  ["null", "null", "The body is not a JSON object."],
  ["a number", "1", "The body is not a JSON object."],
  ["a text", '"Ana"', "The body is not a JSON object."],
  ["an empty object", "{}", "Unknown audience."],
  ["another audience", changed({ audienceType: "doctors" }), "Unknown audience."],
  ["a built-in name as audience", changed({ audienceType: "constructor" }), "Unknown audience."],
  ["a list as audience", changed({ audienceType: ["patients"] }), "Unknown audience."],
  ["a missing key", JSON.stringify(withoutEmail), "Its keys are not those of the form."],
  ["one key more", changed({ admin: true }), "Its keys are not those of the form."],
  [
    "a key named __proto__",
    JSON.stringify(family).replace("{", '{"__proto__":{},'),
    "Its keys are not those of the form.",
  ],
  [
    "the other audience's keys",
    JSON.stringify({ ...sentSignup("providers"), audienceType: "patients" }),
    "Its keys are not those of the form.",
  ],
  ["a number as name", changed({ name: 12 }), "name is not text."],
  ["a list as name", changed({ name: ["Ana", "Ruiz"] }), "name is not text."],
  ["null as name", changed({ name: null }), "name is not text."],
  ["a name of one letter", changed({ name: " A " }), "name must have 2 to 200 characters."],
  [
    "10,000 characters",
    changed({ name: "n".repeat(10_000) }),
    "name must have 2 to 200 characters.",
  ],
  ["no address", changed({ email: "Ana Ruiz" }), "The email address is not one."],
  ["two addresses", changed({ email: "a@b.example,c@d.example" }), "The email address is not one."],
  ["text as the box", changed({ isSubscribed: "yes" }), "isSubscribed is not true or false."],
  [
    "a moment long ago",
    changed({ timestamp: "2001-01-01T00:00:00.000Z" }),
    "The timestamp is not a moment of this year or so.",
  ],
  [
    "a moment far ahead",
    changed({ timestamp: "2036-01-01T00:00:00.000Z" }),
    "The timestamp is not a moment of this year or so.",
  ],
  [
    "a day that does not exist",
    changed({ timestamp: "2026-02-30T00:00:00.000Z" }),
    "The timestamp is not a moment of this year or so.",
  ],
  [
    "a moment in another form",
    changed({ timestamp: "2026-03-04T05:06:05Z" }),
    "The timestamp is not a moment of this year or so.",
  ],
  [
    "a number as moment",
    changed({ timestamp: 1772600765432 }),
    "The timestamp is not a moment of this year or so.",
  ],
];

function changed(changes: object): string {
  return JSON.stringify({ ...family, ...changes });
}

describe("what is no signup", () => {
  test.each(refusals)("is refused: %s", (_what, body, reason) => {
    expect(receiver.post(body)).toBe(`Refused: ${reason}`);
    expect(sheetNames()).toEqual(["Refused"]);
    expect(refused()).toEqual([
      { Received: new Date(receiver.clock.now), Reason: reason, Body: body.slice(0, 2000) },
    ]);
    expect(receiver.spreadsheet.sheet("Refused").formulas()).toEqual([]);
  });

  test.each([undefined, {}, { postData: undefined }, { postData: {} }])(
    "is refused: the event %p",
    (event) => {
      expect(receiver.doPost(event).getContent()).toBe("Refused: The body is not JSON.");
      expect(refused()).toEqual([expect.objectContaining({ Body: "" })]);
    },
  );

  test.each([
    [64 * 1024, "name must have 2 to 200 characters."],
    [64 * 1024 + 1, "The body is over 64 KiB."],
  ])("is refused: a body of %i bytes", (size, reason) => {
    const empty = changed({ name: "" });
    const pairs = "é".repeat(100);
    const name = pairs + "n".repeat(size - empty.length - Buffer.byteLength(pairs));
    expect(receiver.post(changed({ name }))).toBe(`Refused: ${reason}`);
  });

  test("is refused over 64 KiB even where Apps Script does not say how long it is", () => {
    const body = changed({ name: "n".repeat(64 * 1024) });
    const event = { postData: { contents: body, length: -1 } };
    expect(receiver.doPost(event).getContent()).toBe("Refused: The body is over 64 KiB.");
  });

  test("is kept as text that can harm nobody", () => {
    for (const body of ["=1+1", "'", "\t+1", "\u0000\ud83d", "-x", "@a"]) receiver.post(body);
    expect(refused().map(({ Body }) => Body)).toEqual([
      "=1+1",
      "'",
      "\ufffd+1",
      "\ufffd\ufffd",
      "-x",
      "@a",
    ]);
    expect(receiver.spreadsheet.sheet("Refused").formulas()).toEqual([]);
  });

  test("is not cut within a character", () => {
    receiver.post(`${"x".repeat(1999)}👶`);
    expect(refused()[0]?.Body).toBe(`${"x".repeat(1999)}\ufffd`);
  });
});

describe("the sheet of what was refused", () => {
  test("keeps 200 rows: the newest", () => {
    for (let number = 1; number <= 203; number += 1) receiver.post(`junk ${number}`);
    const bodies = refused().map(({ Body }) => Body);
    expect(bodies).toHaveLength(200);
    expect(bodies[0]).toBe("junk 4");
    expect(bodies[199]).toBe("junk 203");
  });

  test("keeps what was refused for another reason while a flood goes on", () => {
    receiver.post("{}");
    for (let number = 1; number <= 300; number += 1) receiver.post(`junk ${number}`);
    expect(refused()).toHaveLength(200);
    expect(refused()[0]).toMatchObject({ Reason: "Unknown audience." });
    expect(refused()[199]).toMatchObject({ Body: "junk 300" });
  });

  test("has room for the longest clinic's signup", () => {
    receiver = loadReceiver({ MOST_SIGNUPS_PER_MINUTE: 0 });
    const long = { name: "n".repeat(200), practiceName: "p".repeat(200), role: "r".repeat(200) };
    const email = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(59)}.example`;
    const optional = { specialties: "s".repeat(500), patientsPerMonth: "m".repeat(100) };
    const signup = sentSignup("providers", { ...long, ...optional, email });
    receiver.post(JSON.stringify(signup));
    expect(JSON.parse(String(refused()[0]?.Body))).toEqual(signup);
  });
});

describe("a flood", () => {
  function sendMany(from: number, to: number): string[] {
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return numbers.map((number) => send("patients", { email: `ana${number}@mail.example` }));
  }

  test("is refused from the 61st signup within a minute on, and kept", () => {
    const answers = sendMany(1, 62);
    expect(new Set(answers.slice(0, 60))).toEqual(new Set(["Received."]));
    expect(new Set(answers.slice(60))).toEqual(
      new Set(["Refused: More than 60 signups within a minute."]),
    );
    expect(families().records()).toHaveLength(60);
    expect(refused().map(({ Body }) => JSON.parse(String(Body)).email)).toEqual([
      "ana61@mail.example",
      "ana62@mail.example",
    ]);
  });

  test("is over a minute after it began, however many were refused", () => {
    sendMany(1, 30);
    receiver.clock.now += 30_000;
    sendMany(31, 70);
    receiver.clock.now += 29_999;
    expect(send("patients")).toMatch(/^Refused/);
    receiver.clock.now += 1;
    expect(new Set(sendMany(71, 100))).toEqual(new Set(["Received."]));
    expect(send("patients")).toMatch(/^Refused/);
    receiver.clock.now += 60_000;
    expect(send("patients")).toBe("Received.");
  });

  test("of junk does not keep signups out", () => {
    for (let number = 1; number <= 100; number += 1) receiver.post("junk");
    expect(send("patients")).toBe("Received.");
  });

  test("has the size that the constant at the top says", () => {
    receiver = loadReceiver({ MOST_SIGNUPS_PER_MINUTE: 2 });
    expect(sendMany(1, 3).map((words) => words.slice(0, 8))).toEqual([
      ...["Received", "Received", "Refused:"],
    ]);
  });
});

describe("two at the same moment", () => {
  const other = JSON.stringify(sentSignup("patients", { email: "ben@mail.example" }));

  /** Lets another signup come in before the nth call that the first one makes to the sheet. */
  function sendWithAnother(body: string, call: number): { calls: number } {
    const { interruption } = receiver.spreadsheet;
    let calls = 0;
    interruption.beforeCall = () => {
      calls += 1;
      if (calls !== call) return;
      interruption.beforeCall = () => undefined;
      receiver.post(body);
    };
    send("patients");
    interruption.beforeCall = () => undefined;
    return { calls };
  }

  function addresses(): string[] {
    const inList = receiver.spreadsheet.sheets
      .filter(({ name }) => name === "Families")
      .flatMap((sheet) => sheet.records().map((record) => String(record["Email address"])));
    const aside = receiver.spreadsheet.sheets
      .filter(({ name }) => name === "Refused")
      .flatMap((sheet) => sheet.records().map(({ Body }) => JSON.parse(String(Body)).email));
    return [...inList, ...aside].sort();
  }

  test.each(["an empty spreadsheet", "a list with rows"])(
    "do not overwrite each other, whenever the second comes, in %s",
    (state) => {
      let call = 0;
      let isInterrupted = true;
      while (isInterrupted) {
        call += 1;
        receiver = loadReceiver();
        const before = state === "a list with rows" ? ["cem@mail.example"] : [];
        for (const email of before) send("patients", { email });
        isInterrupted = sendWithAnother(other, call).calls >= call;
        const both = isInterrupted
          ? ["ana@mail.example", "ben@mail.example"]
          : ["ana@mail.example"];
        expect(addresses()).toEqual([...both, ...before]);
      }
      expect(call).toBeGreaterThan(15);
    },
  );

  test("wait for each other", () => {
    receiver.lock.freeAt = receiver.clock.now + 29_000;
    expect(send("patients")).toBe("Received.");
    expect(families().records()).toHaveLength(1);
  });

  test("end in the sheet of what was refused when the wait is too long", () => {
    receiver.lock.freeAt = receiver.clock.now + 31_000;
    expect(send("patients")).toBe("Refused: Too many signups at the same moment.");
    expect(refused()).toEqual([
      expect.objectContaining({ Body: JSON.stringify(sentSignup("patients")) }),
    ]);
  });

  test("do not get lost when Google refuses the lock itself", () => {
    receiver.lock.fault = "There are too many LockService operations against the same script.";
    send("patients");
    expect(refused()).toEqual([expect.objectContaining({ Reason: receiver.lock.fault })]);
  });

  test("remove no refused row without the lock", () => {
    for (let number = 1; number <= 200; number += 1) receiver.post("junk");
    receiver.lock.freeAt = receiver.clock.now + 31_000;
    send("patients");
    expect(refused()).toHaveLength(201);
    receiver.clock.now = receiver.lock.freeAt;
    receiver.post("junk");
    expect(refused()).toHaveLength(200);
  });
});

describe("an owner", () => {
  test("may move columns: each value finds its own", () => {
    send("patients");
    families().moveColumn(2, 6);
    families().moveColumn(1, 3);
    send("patients", { email: "ben@mail.example", name: "Ben" });
    send("patients", { name: "Ana again" });
    expect(families().rows()[0]).toEqual([
      ...["Wants updates", "Sent", "Full name", "Received", "Times received", "Email address"],
    ]);
    expect(families().records()).toEqual([
      expect.objectContaining({ "Full name": "Ana again", "Times received": 2 }),
      expect.objectContaining({ "Full name": "Ben", "Email address": "ben@mail.example" }),
    ]);
  });

  test("may add columns, which stay untouched", () => {
    send("patients");
    families().write(1, 7, "Notes");
    families().write(2, 7, "called back");
    families().moveColumn(7, 1);
    send("patients");
    expect(families().records()).toEqual([
      expect.objectContaining({ Notes: "called back", "Times received": 2 }),
    ]);
    expect(families().rows()[0]).toHaveLength(7);
  });

  test("who writes a title in other letters keeps the column", () => {
    send("patients");
    families().write(1, 1, " FULL NAME ");
    send("patients", { name: "Ana again" });
    expect(families().rows()[0]).toEqual([" FULL NAME ", ...familyTitles.slice(1)]);
    expect(families().records()[0]).toHaveProperty([" FULL NAME "], "Ana again");
  });

  test.each(familyTitles)("who renames the column %j gets it again at the right", (title) => {
    send("patients");
    const at = familyTitles.indexOf(title) + 1;
    families().write(1, at, "Renamed");
    expect(send("patients", { email: "ben@mail.example", name: "Ben" })).toBe("Received.");
    expect(families().rows()[0]).toEqual([
      ...familyTitles.map((one) => (one === title ? "Renamed" : one)),
      title,
    ]);
    expect(families().records()[1]).toMatchObject({
      Renamed: "",
      "Full name": "Ben",
      "Email address": "ben@mail.example",
      "Times received": 1,
    });
    expect(families().records()[0]).toHaveProperty("Renamed", expect.anything());
  });

  test("who deletes the titles gets them again above the rows", () => {
    send("patients");
    families().deleteRow(1);
    send("patients");
    send("patients", { email: "ben@mail.example" });
    expect(
      families()
        .rows()
        .map(([first]) => first),
    ).toEqual(["Full name", "Ana Ruiz", "Ana Ruiz"]);
    expect(families().records()[0]).toHaveProperty("Times received", 2);
    expect(families().frozenRows).toBe(1);
  });

  test("who deletes a sheet gets a new one", () => {
    send("patients");
    receiver.spreadsheet.sheets.length = 0;
    expect(send("patients")).toBe("Received.");
    expect(families().records()).toEqual([expect.objectContaining({ "Times received": 1 })]);
  });

  test("who has made the sheet, still empty, has it filled", () => {
    receiver.spreadsheet.insertSheet("Families");
    send("patients");
    expect(families().rows()[0]).toEqual(familyTitles);
    expect(families().rows()).toHaveLength(2);
  });

  test("who filters the list does not get a hidden row twice", () => {
    send("patients");
    send("patients", { email: "ben@mail.example" });
    families().hiddenRows.add(2).add(3);
    send("patients");
    send("patients", { email: "cem@mail.example" });
    expect(families().records()).toEqual([
      expect.objectContaining({ "Email address": "ana@mail.example", "Times received": 2 }),
      expect.objectContaining({ "Email address": "ben@mail.example", "Times received": 1 }),
      expect.objectContaining({ "Email address": "cem@mail.example", "Times received": 1 }),
    ]);
  });

  test("who has deleted the empty rows and columns loses nothing", () => {
    const spreadsheet = new FakeSpreadsheet();
    for (const name of ["Families", "Refused"]) {
      spreadsheet.sheets.push(new FakeSheet(name, spreadsheet, 1, 1));
    }
    receiver = loadReceiver({}, spreadsheet);
    send("patients");
    send("patients", { email: "ben@mail.example" });
    receiver.post("junk");
    expect(families().rows()).toHaveLength(3);
    expect(refused()).toHaveLength(1);
  });

  test("who leaves notes below the list finds the next signup under them", () => {
    send("patients");
    families().write(9, 1, "Called everybody above");
    send("patients", { email: "ben@mail.example" });
    expect(families().rows()[9]).toContain("ben@mail.example");
    expect(families().rows()[8]).toContain("Called everybody above");
  });

  test("who moves the columns of the refused finds each value in its own", () => {
    receiver.post("junk");
    receiver.spreadsheet.sheet("Refused").moveColumn(3, 1);
    receiver.post("more junk");
    expect(refused().map(({ Body }) => Body)).toEqual(["junk", "more junk"]);
  });
});

describe("when the sheet fails", () => {
  test("the signup is kept among the refused, with Google's reason", () => {
    send("patients", { email: "ben@mail.example" });
    families().fault = "You are trying to edit a protected cell or object.";
    expect(send("patients")).toBe(`Refused: ${families().fault}`);
    expect(refused()).toEqual([
      expect.objectContaining({
        Reason: families().fault,
        Body: JSON.stringify(sentSignup("patients")),
      }),
    ]);
  });

  test("at the last moment, the signup is kept too, and nobody is told that the list grew", () => {
    receiver = loadReceiver({ OWNER_EMAIL: "owner@mail.example", EMAIL_EACH_SIGNUP: true });
    receiver.spreadsheet.flushFault = "Service Spreadsheets timed out.";
    expect(send("patients")).toBe("Refused: Service Spreadsheets timed out.");
    expect(refused()).toEqual([
      expect.objectContaining({ Body: JSON.stringify(sentSignup("patients")) }),
    ]);
    expect(receiver.messages).toEqual([]);
  });

  test("and nothing can be kept at all, the run fails visibly and the next one is let in", () => {
    receiver.post("junk");
    receiver.spreadsheet.sheet("Refused").fault = "Service Spreadsheets timed out.";
    expect(() => receiver.post("junk")).toThrow("Service Spreadsheets timed out.");
    expect(receiver.lock.isHeld).toBe(false);
    receiver.spreadsheet.unflushed = 0;
    receiver.lock.earlyReleases = 0;
    expect(send("patients")).toBe("Received.");
  });
});

describe("a test signup", () => {
  beforeEach(() => {
    receiver = loadReceiver({}, new FakeSpreadsheet(), { now: Date.now() });
  });

  test.each([
    ["patients", "Families"],
    ["providers", "Clinics"],
  ] as const)("for %s is answered and leaves a trace, but not in the list", (audience, list) => {
    const body = JSON.stringify(testSignup(audience));
    expect(receiver.post(body)).toBe(
      `A test signup for "${list}" arrived; see "Tests" (version 1.0.0).`,
    );
    expect(sheetNames()).toEqual(["Tests"]);
    expect(receiver.spreadsheet.sheet("Tests").records()).toEqual([
      {
        Received: new Date(receiver.clock.now),
        Reason: `A test signup for "${list}".`,
        Body: body,
      },
    ]);
  });

  test("is not counted as part of a flood, nor refused in one", () => {
    receiver = loadReceiver({ MOST_SIGNUPS_PER_MINUTE: 0 }, undefined, { now: Date.now() });
    expect(receiver.post(JSON.stringify(testSignup("patients")))).toMatch(/^A test signup/);
  });

  test("that breaks the rules is refused", () => {
    const body = JSON.stringify({ ...testSignup("patients"), extra: 1 });
    expect(receiver.post(body)).toMatch(/^Refused/);
  });

  test("cannot fill the spreadsheet", () => {
    for (let number = 1; number <= 205; number += 1) {
      receiver.post(JSON.stringify(testSignup("patients")));
    }
    expect(receiver.spreadsheet.sheet("Tests").records()).toHaveLength(200);
  });

  test.each([{ name: "Ana Ruiz" }, { email: "ana@mail.example" }])(
    "is not what somebody sends who has only one of its marks: %p",
    (changes) => {
      receiver.post(JSON.stringify({ ...testSignup("patients"), ...changes }));
      expect(sheetNames()).toEqual(["Families"]);
    },
  );
});

test("somebody who opens the address reads that it works, and which version", () => {
  expect(receiver.doGet().getContent()).toBe("This waitlist receiver works (version 1.0.0).");
});

describe("the owner's e-mail", () => {
  const on = { OWNER_EMAIL: "owner@mail.example", EMAIL_EACH_SIGNUP: true };

  test("is off at first", () => {
    send("patients");
    receiver.sendDailySummary();
    expect(receiver.messages).toEqual([]);
  });

  test("tells of each new signup, once, without anybody's name", () => {
    receiver = loadReceiver(on);
    send("patients");
    send("patients");
    send("providers");
    receiver.post("junk");
    expect(receiver.messages).toEqual([
      {
        to: "owner@mail.example",
        subject: "New on the waitlist: Families",
        body: "https://docs.google.com/spreadsheets/d/example/edit",
      },
      expect.objectContaining({ subject: "New on the waitlist: Clinics" }),
    ]);
  });

  test("does not cost a signup when it cannot be sent", () => {
    receiver = loadReceiver(on);
    receiver.mail.fault = "Service invoked too many times for one day: email.";
    expect(send("patients")).toBe("Received.");
    expect(families().records()).toHaveLength(1);
    expect(receiver.spreadsheet.sheets).toHaveLength(1);
    expect(receiver.complaints).toEqual([`No e-mail was sent: ${receiver.mail.fault}`]);
  });

  test("sums up a day", () => {
    receiver = loadReceiver({ OWNER_EMAIL: "owner@mail.example" });
    send("patients");
    receiver.clock.now += 24 * 60 * 60 * 1000 + 1;
    send("patients", { email: "ben@mail.example" });
    send("patients", { email: "cem@mail.example" });
    receiver.post("junk");
    receiver.sendDailySummary();
    expect(receiver.messages.map(({ subject }) => subject)).toEqual([
      "Waitlist: Families: 2 new, 3 in all; Clinics: 0 new, 0 in all; Refused: 1 new, 1 in all",
    ]);
    expect(sheetNames()).toEqual(["Families", "Refused"]);
  });

  test("sums up a day without a change to a list whose titles the owner has changed", () => {
    receiver = loadReceiver({ OWNER_EMAIL: "owner@mail.example" });
    send("patients");
    families().write(1, 5, "Since");
    const before = families().rows();
    receiver.spreadsheet.insertSheet("Refused");
    receiver.sendDailySummary();
    expect(families().rows()).toEqual(before);
    expect(receiver.spreadsheet.sheet("Refused").rows()).toEqual([]);
    expect(receiver.messages).toHaveLength(1);
  });
});
