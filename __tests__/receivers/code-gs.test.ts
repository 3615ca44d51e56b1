/** @jest-environment node */
import type { FakeSheet } from "./fake-apps-script";
import { loadReceiver, type Receiver, type Settings } from "./receiver";
import { type Audience, sentSignup, testSignup } from "./signups";

const start = Date.UTC(2026, 2, 4, 5, 6, 7, 890);
const day = 24 * 60 * 60 * 1000;
const sent = "2026-03-04T05:06:05.432Z";
const came = new Date(start);

let receiver: Receiver;

function load(settings: Settings = {}) {
  receiver = loadReceiver({ MOST_SIGNUPS_IN_TEN_SECONDS: 1_000_000, ...settings });
}

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  load();
});

afterEach(() => {
  expect(receiver.lock).toMatchObject({ isHeld: false, earlyReleases: 0 });
});

function send(audience: Audience, changes = {}): string {
  return receiver.post(JSON.stringify(sentSignup(audience, changes)));
}

/** Sends a family's signup for each number from 1 on. */
function sendMany(count: number, before = (_index: number) => {}): void {
  for (let index = 0; index < count; index += 1) {
    before(index);
    expect(send("patients", { email: emailOf(index + 1) })).toBe("Received.");
  }
}

function emailOf(number: number): string {
  return `ana${number}@mail.example`;
}

function families(): FakeSheet {
  return receiver.spreadsheet.sheet("Families");
}

function records(name: string) {
  return receiver.spreadsheet.records(name);
}

function emailsOn(...names: string[]) {
  return names.flatMap(records).map((record) => record["Email address"]);
}

function sheetNames(): string[] {
  return receiver.spreadsheet.sheets.map(({ name }) => name);
}

describe("a signup", () => {
  test("of a family makes its sheet, with titles that stay in view, and is a row", () => {
    expect(send("patients")).toBe("Received.");
    expect(sheetNames()).toEqual(["Families"]);
    expect(families().frozenRows).toBe(1);
    expect(families().rows()).toEqual([
      ["Full name", "Email address", "Wants updates", "Sent", "Received"],
      ["Ana Ruiz", "ana@mail.example", "yes", sent, came],
    ]);
  });

  test("of a clinic has a sheet of its own, in the order of the form", () => {
    send("providers", { isSubscribed: false, specialties: "" });
    expect(receiver.spreadsheet.sheet("Clinics").rows()).toEqual([
      [
        ...["Full name", "Email address", "Practice or clinic name", "Role", "Specialties"],
        ...["Patients per month", "Wants updates", "Sent", "Received"],
      ],
      [
        ...["Dr. Lee", "lee@clinic.example", "Lee & Partners", "Owner", "", "about 300", "no"],
        ...[sent, came],
      ],
    ]);
  });

  test("of a listed address is a repeat: who is listed keeps their place, name and consent", () => {
    sendMany(2);
    const before = families().rows();
    jest.setSystemTime(start + day);
    const changes = { name: "Mallory", email: "ANA1@mail.example", isSubscribed: false };
    expect(send("patients", changes)).toBe("Received.");
    expect(families().rows()).toEqual(before);
    expect(records("Repeats")).toEqual([
      expect.objectContaining({
        List: "Families",
        "Full name": "Mallory",
        "Email address": "ANA1@mail.example",
        "Wants updates": "no",
        Received: new Date(start + day),
        Reason: "The address is on the list already.",
      }),
    ]);
  });

  test("stays text in a column of plain text, where its apostrophe shows, and is known again", () => {
    sendMany(1);
    families().plainText.add(0).add(1);
    for (const name of ["=1+1", "=2+2"]) send("patients", { name, email: "=b@mail.example" });
    expect(families().rows()[2]).toEqual(["'=1+1", "'=b@mail.example", "yes", sent, came]);
    expect(families().hasFormula).toBe(false);
    expect(records("Repeats")).toHaveLength(1);
  });
});

describe("what is not a signup", () => {
  test.each([
    ["", "The body is not JSON."],
    ["{}", "Unknown audience."],
    ['{"__proto__":{},"audienceType":"patients"}', "Its keys are not those of the form."],
    [
      JSON.stringify({ ...sentSignup("patients"), name: " A " }),
      "name must have 2 to 200 characters.",
    ],
  ])("is refused, with the reason: %j", (body, reason) => {
    expect(receiver.post(body)).toBe(`Refused: ${reason}`);
    expect(sheetNames()).toEqual(["Refused"]);
    expect(records("Refused")).toEqual([{ Received: came, Reason: reason, Body: body }]);
  });

  test("is refused when Apps Script hands over nothing", () => {
    expect(receiver.doPost().getContent()).toBe("Refused: The body is not JSON.");
    expect(receiver.doPost({ postData: {} }).getContent()).toBe("Refused: The body is not JSON.");
  });

  test("is refused over 64 KiB, counted in bytes, or in characters if nobody counts bytes", () => {
    const tooLong = "Refused: The body is over 64 KiB.";
    expect(receiver.post("é".repeat(32 * 1024))).toBe("Refused: The body is not JSON.");
    expect(receiver.post("é".repeat(32 * 1024 + 1))).toBe(tooLong);
    const contents = "x".repeat(64 * 1024 + 1);
    expect(receiver.doPost({ postData: { contents, length: -1 } }).getContent()).toBe(tooLong);
  });

  test("is kept up to 2,000 characters, without what a sheet could refuse", () => {
    receiver.post(`\u0000${"x".repeat(1998)}👶`);
    expect(records("Refused")[0]).toHaveProperty("Body", `\ufffd${"x".repeat(1998)}\ufffd`);
  });

  test("is kept 200 times, the newest, and pushes out no signup", () => {
    load({ MOST_SIGNUPS_IN_TEN_SECONDS: 1 });
    sendMany(250);
    for (let number = 1; number <= 300; number += 1) receiver.post(`junk ${number}`);
    const bodies = records("Refused").map(({ Body }) => Body);
    expect(bodies).toHaveLength(200);
    expect([bodies[0], bodies[199]]).toEqual(["junk 101", "junk 300"]);
    expect(emailsOn("Families", "Overflow")).toHaveLength(250);
  });
});

describe("more signups than the lists can take", () => {
  test("a thousand within a minute are all kept", () => {
    receiver = loadReceiver();
    sendMany(1000, (index) => jest.setSystemTime(start + index * 60));
    expect(new Set(emailsOn("Families", "Overflow")).size).toBe(1000);
    expect(records("Families").length).toBeGreaterThanOrEqual(60);
  });

  test("twenty at once, each of which takes a second, are all kept", () => {
    receiver = loadReceiver();
    sendMany(20, (index) => Object.assign(receiver.lock, { takenFor: index * 1000 }));
    expect(emailsOn("Families")).toHaveLength(6);
    expect(emailsOn("Overflow")).toHaveLength(14);
  });

  test("are kept with everything that was typed, and the lists go on ten seconds later", () => {
    load({ MOST_SIGNUPS_IN_TEN_SECONDS: 1 });
    sendMany(1);
    send("providers");
    expect(records("Overflow")).toEqual([
      {
        ...{ List: "Clinics", "Full name": "Dr. Lee", "Email address": "lee@clinic.example" },
        ...{ "Practice or clinic name": "Lee & Partners", Role: "Owner" },
        ...{ Specialties: "Obstetrics", "Patients per month": "about 300" },
        ...{ "Wants updates": "yes", Sent: sent, Received: came },
        Reason: "Too many signups within ten seconds.",
      },
    ]);
    jest.setSystemTime(start + 10_000);
    send("patients");
    expect(emailsOn("Families")).toEqual([emailOf(1), "ana@mail.example"]);
  });

  test("are not made of junk or test signups", () => {
    load({ MOST_SIGNUPS_IN_TEN_SECONDS: 1 });
    receiver.post("junk");
    receiver.post(JSON.stringify(testSignup("patients")));
    sendMany(1);
    expect(emailsOn("Families")).toHaveLength(1);
  });
});

describe("a signup that cannot be listed", () => {
  const protectedList = "You are trying to edit a protected cell.";

  test.each([
    [
      "Too many signups at the same moment.",
      () => Object.assign(receiver.lock, { takenFor: 6000 }),
    ],
    ["Google cannot lock.", (fault: string) => Object.assign(receiver.lock, { fault })],
    [protectedList, (fault: string) => Object.assign(families(), { fault })],
    [
      "Service timed out.",
      (flushFault: string) => Object.assign(receiver.spreadsheet, { flushFault }),
    ],
  ])("is kept in Overflow, and nobody is told that the list grew: %s", (reason, arrange) => {
    load({ OWNER_EMAIL: "owner@mail.example", EMAIL_EACH_SIGNUP: true });
    receiver.spreadsheet.insertSheet("Families");
    arrange(reason);
    sendMany(1);
    expect(records("Overflow")).toEqual([
      expect.objectContaining({ "Email address": emailOf(1), Reason: reason }),
    ]);
    expect(receiver.mail.sent).toEqual([]);
  });

  test("nor kept in Overflow: the owner is told, and the visitor gets no answer in time", () => {
    load({ OWNER_EMAIL: "owner@mail.example" });
    receiver.spreadsheet.fault = "Over the limit of 10000000 cells.";
    expect(() => send("patients")).toThrow(receiver.spreadsheet.fault);
    expect(receiver.slept()).toBeGreaterThan(15_000);
    expect(receiver.mail.sent).toEqual([
      expect.objectContaining({
        subject: "Waitlist: a signup could not be kept (Over the limit of 10000000 cells.)",
      }),
    ]);
  });
});

/** Does something before each call of the script in turn, each time on a new spreadsheet. */
function atEachCall(
  prepare: () => void,
  act: () => void,
  meanwhile: () => void,
  check: () => void,
) {
  for (let call = 1, calls = call; calls >= call; call += 1) {
    load();
    prepare();
    calls = 0;
    receiver.spreadsheet.beforeCall = () => {
      calls += 1;
      if (calls !== call) return;
      receiver.spreadsheet.beforeCall = () => {};
      meanwhile();
      calls = Number.POSITIVE_INFINITY;
    };
    act();
    receiver.spreadsheet.beforeCall = () => {};
    if (calls < call) expect(call).toBeGreaterThan(5);
    else check();
  }
}

describe("while the script is at work", () => {
  const locks = {
    "and waits for the lock in vain": {},
    "and the lock fails to keep them apart": { excludes: false },
    "and both wait for the lock in vain": { takenFor: 6000 },
  };

  test.each(Object.entries(locks))("another signup comes, %s: both are kept", (_what, lock) => {
    for (const listed of [0, 1]) {
      atEachCall(
        () => {
          sendMany(listed);
          Object.assign(receiver.lock, lock);
        },
        () => send("patients"),
        () => send("patients", { email: "ben@mail.example" }),
        () => {
          const before = listed ? [emailOf(1)] : [];
          expect(emailsOn("Families", "Overflow")).toEqual(
            expect.arrayContaining([...before, "ana@mail.example", "ben@mail.example"]),
          );
          receiver.lock.earlyReleases = 0;
        },
      );
    }
  });

  test.each([
    ["sorts the list", (rows: unknown[][]) => rows.splice(1, 3, ...rows.slice(1, 4).reverse())],
    ["deletes a row", (rows: unknown[][]) => rows.splice(1, 1)],
    ["deletes the empty rows", (rows: unknown[][]) => rows.splice(4)],
  ])("the owner %s: nobody's row changes, and what comes is kept", (_what, change) => {
    for (const email of [emailOf(3), "new@mail.example"]) {
      let before: unknown[] = [];
      atEachCall(
        () => {
          sendMany(3);
          before = families().rows();
        },
        () => send("patients", { email, name: "Mallory", isSubscribed: false }),
        () => change(families().cells),
        () => {
          const others = families().rows();
          const added = others.filter(([name]) => name === "Mallory");
          expect([...before, ...added]).toEqual(expect.arrayContaining(others));
          expect(others.length - added.length).toBeGreaterThanOrEqual(before.length - 1);
          expect([...added, ...records("Repeats"), ...records("Overflow")]).toHaveLength(1);
        },
      );
    }
  });
});

describe("an owner", () => {
  test("may move columns, add some, and write titles in other letters", () => {
    sendMany(1);
    families().write(1, 6, "Notes");
    families().write(2, 6, "called back");
    families().write(1, 1, " FULL NAME ");
    families().moveColumn(2, 5);
    families().moveColumn(6, 1);
    sendMany(2);
    expect(families().rows()).toEqual([
      ["Notes", " FULL NAME ", "Wants updates", "Sent", "Received", "Email address"],
      ["called back", "Ana Ruiz", "yes", sent, came, emailOf(1)],
      ["", "Ana Ruiz", "yes", sent, came, emailOf(2)],
    ]);
  });

  test("who renames a title, or deletes all, finds the values to the right, under their name", () => {
    sendMany(1);
    families().write(1, 2, "E-mail");
    sendMany(2);
    expect(families().rows().slice(2)).toEqual([
      ["Ana Ruiz", "", "yes", sent, came, `Email address: ${emailOf(1)}`],
      ["Ana Ruiz", "", "yes", sent, came, `Email address: ${emailOf(2)}`],
    ]);
    families().cells.splice(0, 1);
    send("patients");
    expect(families().rows()[3]).toContain("Email address: ana@mail.example");
  });

  test("who deletes a sheet gets a new one, and an empty sheet is filled", () => {
    sendMany(1);
    receiver.spreadsheet.sheets.length = 0;
    sendMany(1);
    receiver.spreadsheet.insertSheet("Clinics");
    send("providers");
    expect(emailsOn("Families", "Clinics")).toEqual([emailOf(1), "lee@clinic.example"]);
  });

  test("who has deleted the empty rows and columns loses nothing", () => {
    for (const name of ["Families", "Refused"]) receiver.spreadsheet.insertSheet(name, 1, 1);
    sendMany(2);
    receiver.post("junk");
    expect(emailsOn("Families")).toHaveLength(2);
    expect(records("Refused")).toHaveLength(1);
  });

  test("who leaves notes below the list finds the next signup under them", () => {
    sendMany(1);
    families().write(9, 1, "Called everybody above");
    sendMany(2);
    expect(families().rows()[8]).toEqual(["Called everybody above"]);
    expect(families().rows()[9]).toContain(emailOf(2));
  });
});

describe("a test signup", () => {
  test.each([
    ["patients", "Families"],
    ["providers", "Clinics"],
  ] as const)("for %s is answered and leaves a trace, but not on the list", (audience, list) => {
    const body = JSON.stringify(testSignup(audience));
    const answer = `A test signup for "${list}" arrived; see "Tests" (version 2.0.0).`;
    expect(receiver.post(body)).toBe(answer);
    expect(sheetNames()).toEqual(["Tests"]);
    expect(records("Tests")).toEqual([
      { Received: came, Reason: `A test signup for "${list}".`, Body: body },
    ]);
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
  expect(receiver.doGet().getContent()).toBe("This waitlist receiver works (version 2.0.0).");
});

describe("the owner's email", () => {
  const on = { OWNER_EMAIL: "owner@mail.example", EMAIL_EACH_SIGNUP: true };

  test("is off at first", () => {
    sendMany(1);
    receiver.sendDailySummary();
    expect(receiver.mail.sent).toEqual([]);
  });

  test("reports each new address, once, without anybody's name", () => {
    load(on);
    sendMany(1);
    sendMany(1);
    send("providers");
    receiver.post("junk");
    expect(receiver.mail.sent).toEqual([
      {
        to: "owner@mail.example",
        subject: "New on the waitlist: Families",
        body: "https://docs.google.com/spreadsheets/d/example/edit",
      },
      expect.objectContaining({ subject: "New on the waitlist: Clinics" }),
    ]);
  });

  test("does not cost a signup when it cannot be sent", () => {
    load(on);
    receiver.mail.fault = "Service invoked too many times for one day: email.";
    sendMany(1);
    expect(sheetNames()).toEqual(["Families"]);
    expect(receiver.complaints).toEqual([`No email was sent: ${receiver.mail.fault}`]);
  });

  test("sums up a day, whatever the owner did to the sheets, and changes none", () => {
    load({ OWNER_EMAIL: "owner@mail.example" });
    send("patients");
    jest.setSystemTime(start + day + 1);
    sendMany(2);
    sendMany(1);
    receiver.post("junk");
    send("providers");
    receiver.spreadsheet.sheet("Clinics").write(1, 9, "Since");
    receiver.spreadsheet.insertSheet("Overflow");
    families().write(9, 1, "Called everybody above");
    receiver.sendDailySummary();
    expect(receiver.mail.sent.map(({ subject }) => subject)).toEqual([
      "Waitlist: Families: 2 new, 3 in all; Clinics: 0 new, 0 in all; " +
        "Repeats: 1 new, 1 in all; Overflow: 0 new, 0 in all; Refused: 1 new, 1 in all",
    ]);
    expect(receiver.spreadsheet.unflushed).toBe(0);
  });
});
