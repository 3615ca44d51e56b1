/** @jest-environment node */
import { answerTimeout } from "../../src/waitlist/submission/send-signup";
import type { FakeSheet } from "./fake-apps-script";
import {
  atEachCall,
  emailOf,
  emails,
  families,
  load,
  loadBeforeEachTest,
  owner,
  receiver,
  script,
  send,
  sendMany,
  start,
  webApp,
} from "./receiver";
import { sentSignup, testSignup } from "./signups";

const sent = "2026-03-04T05:06:05.432Z";
const came = new Date(start);

loadBeforeEachTest();

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
  test("of a patient makes its sheet, with titles that stay in view, and is a row", () => {
    expect(send("patients")).toBe("Received.");
    expect(sheetNames()).toEqual(["Families"]);
    expect(families().frozenRows).toBe(1);
    expect(families().rows()).toEqual([
      ["Full name", "Email address", "Wants updates", "Sent", "Received", "More"],
      ["Ana Ruiz", "ana@mail.example", "yes", sent, came],
    ]);
  });

  test("stays text in cells of plain text, where its apostrophe shows, and is known again", () => {
    sendMany(1);
    families().isPlainText = true;
    for (const name of ["=1+1", "=2+2"]) send("patients", { name, email: "=b@mail.example" });
    expect(families().rows()[2]).toEqual(["'=1+1", "'=b@mail.example", "'yes", `'${sent}`, came]);
    expect(records("Repeats")).toHaveLength(1);
  });
});

describe("what is not a signup", () => {
  test("is refused, and kept with the reason, without what a sheet could refuse", () => {
    const body = `\0${"x".repeat(1998)}`;
    expect(receiver.post(`${body}👶`)).toBe("Refused: The body is not JSON.");
    expect(sheetNames()).toEqual(["Refused"]);
    // Up to 2,000 characters, of which the last would be half a character.
    const kept = `\ufffd${body.slice(1)}\ufffd`;
    expect(records("Refused")).toEqual([
      { Received: came, Reason: "The body is not JSON.", Body: kept },
    ]);
    for (const event of [undefined, {}, { postData: {} }])
      expect(receiver.doPost(event).getContent()).toBe("Refused: The body is not JSON.");
  });

  test("is refused when it is longer than a cell could hold, if only once it is written out", () => {
    const signup = JSON.stringify(sentSignup("patients")).slice(0, -1);
    const reply = (story: string) => receiver.post(`${signup},"story":${story}}`);
    expect(reply(`"${"x".repeat(40_000)}"`)).toBe("Refused: It is too long.");
    expect(reply(`[${Array(5_000).fill("1e20")}]`)).toBe("Refused: It is too long.");
    expect(reply(`"${"x".repeat(39_800)}"`)).toBe("Received.");
  });

  test("is kept ten times in any ten seconds, and holds up neither a signup nor a test", () => {
    for (let time = 0; time < 10_000; time += 500) {
      jest.setSystemTime(start + time);
      receiver.post("junk");
    }
    expect(records("Refused")).toHaveLength(10);
    sendMany(1);
    expect(emailsOn("Families")).toHaveLength(1);
    expect(receiver.post(JSON.stringify(testSignup("patients")))).toContain("arrived");
    // Five of the ten are ten seconds old.
    jest.setSystemTime(start + 12_000);
    for (let count = 0; count < 10; count += 1) receiver.post("later junk");
    expect(records("Refused")).toHaveLength(15);
  });
});

describe("a signup that its list does not take", () => {
  const invalid = "The data violates the data validation rules set on this cell.";

  test.each([
    ["patients", "Families"],
    ["providers", "Clinics"],
  ] as const)("of %s is kept in Not listed, ready to be copied to %s", (audience, list) => {
    load({ ...owner, EMAIL_EACH_SIGNUP: true, CONFIRM_ADDRESSES: webApp });
    const sheet = receiver.spreadsheet.insertSheet(list);
    sheet.fault = invalid;
    expect(send(audience)).toBe("Received.");
    expect(receiver.mail.sent).toEqual([]);
    sheet.fault = "";
    send(audience);
    const [titles = [], row = []] = sheet.rows();
    const aside = receiver.spreadsheet.sheet("Not listed").rows();
    const cells = titles.indexOf("More");
    expect(aside.map((line) => line.slice(0, cells))).toEqual(
      [titles, row].map((line) => line.slice(0, cells)),
    );
    expect(records("Not listed")).toEqual([
      expect.objectContaining({ List: list, Reason: invalid }),
    ]);
  });

  test.each([
    ["Over the limit of 10000000 cells.", { fault: "Over the limit of 10000000 cells." }, false],
    ['The sheet "Not listed" could not be made.', {}, true],
  ])(
    "nor can be kept aside: the owner is told, and the visitor gets no answer in time: %s",
    (reason, faults, isHeld) => {
      load(owner);
      Object.assign(receiver.spreadsheet, faults);
      receiver.lock.isHeld = isHeld;
      expect(() => send("patients")).toThrow(reason);
      receiver.lock.isHeld = false;
      expect(receiver.time.slept).toBeGreaterThan(answerTimeout);
      const subject = `Waitlist: a signup could not be kept (${reason})`;
      expect(receiver.mail.sent).toEqual([expect.objectContaining({ subject })]);
    },
  );
});

test("a signup whose sheet another run does not finish is kept aside before the visitor gives up", () => {
  receiver.spreadsheet.insertSheet("Not listed").write(1, 1, "Full name");
  receiver.lock.isHeld = true;
  expect(send("patients")).toBe("Received.");
  receiver.lock.isHeld = false;
  expect(sheetNames()).toEqual(["Not listed"]);
  expect(receiver.time.waited).toBeGreaterThan(1_000);
  expect(receiver.time.waited).toBeLessThan(answerTimeout / 2);
});

describe("while the script is at work", () => {
  const others = ["ana@mail.example", "ben@mail.example"];
  const titlesAgain = expect.objectContaining({ Received: "Received" });

  // Of sheets that are there, confirmations.test.ts asks the same.
  test.each([
    ["are new", others, 0],
    ["are new", [emailOf(1), emailOf(1)], 0],
    ["have lost all their rows", others, 1],
  ])("another comes and the sheets %s: both are kept, or one is told (%j)", (_, pair, earlier) => {
    const sheets = ["Families", "Repeats", "Not listed"];
    let kept: string[] = [];
    function sendOrBeTold(email: string) {
      try {
        send("patients", { email });
        kept.push(email);
      } catch {
        expect(receiver.time.slept).toBeGreaterThan(answerTimeout);
      }
    }
    atEachCall(
      () => {
        sendMany(earlier);
        if (earlier > 0) families().cells.splice(0, 2);
        kept = [];
      },
      pair.map((email) => () => sendOrBeTold(email)),
      () => {
        expect(emailsOn(...sheets).sort()).toEqual(kept.sort());
        expect(kept).not.toEqual([]);
        // The titles are there once.
        for (const name of sheetNames()) expect(records(name)).not.toContainEqual(titlesAgain);
      },
    );
  });

  test.each([0, 200])("thirty posts of junk join %i: the newest stay, and none fails", (count) => {
    const old = Array.from({ length: count }, (_, index) => `junk ${index}`);
    atEachCall(
      () => {
        const sheet = receiver.spreadsheet.insertSheet("Refused");
        for (const body of count > 0 ? ["Body", ...old] : []) sheet.appendRow([came, "", body]);
        if (count > 0) sheet.cells.splice(0, 1, ["Received", "Reason", "Body"]);
        receiver.spreadsheet.unflushed = 0;
      },
      Array.from({ length: 30 }, () => () => receiver.post("new")),
      () => {
        const kept = records("Refused").map(({ Body }) => Body);
        const added = kept.filter((body) => body === "new");
        expect(kept).toEqual([...old, ...added].slice(-200));
        expect(added.length).toBeGreaterThan(0);
        expect(added.length).toBeLessThanOrEqual(10);
        expect({ millisecondsWaitedForALock: receiver.time.waited }).toEqual({
          millisecondsWaitedForALock: 0,
        });
      },
    );
  });
});

describe("an owner", () => {
  test("may move columns, add some, and write titles in other letters", () => {
    sendMany(1);
    families().write(1, 7, "Notes");
    families().write(2, 7, "called back");
    families().write(1, 1, " FULL NAME ");
    families().moveColumn(2, 5);
    families().moveColumn(7, 1);
    sendMany(2);
    expect(families().rows()).toEqual([
      ["Notes", " FULL NAME ", "Wants updates", "Sent", "Received", "Email address", "More"],
      ["called back", "Ana Ruiz", "yes", sent, came, emailOf(1)],
      ["", "Ana Ruiz", "yes", sent, came, emailOf(2)],
    ]);
  });

  test("who renames a title, or deletes all, finds the values to the right, under their name", () => {
    sendMany(1);
    families().write(1, 2, "E-mail");
    sendMany(2);
    expect(families().rows().slice(2)).toEqual([
      ["Ana Ruiz", "", "yes", sent, came, "", `Email address: ${emailOf(1)}`],
      ["Ana Ruiz", "", "yes", sent, came, "", `Email address: ${emailOf(2)}`],
    ]);
    send("providers");
    const clinics = receiver.spreadsheet.sheet("Clinics");
    clinics.cells.splice(0, 1);
    send("providers", { specialties: "" });
    const [, row] = clinics.rows();
    expect(row).toContain(`Email address: ${sentSignup("providers").email}`);
    // Nothing was typed there.
    expect(String(row)).not.toContain("Specialties");
  });

  test.each<[string, (sheet: FakeSheet) => void]>([
    ["all rows", ({ cells }) => cells.splice(0, 3)],
    ["nothing, but writes notes below", (sheet) => sheet.write(9, 1, "Called everybody")],
  ])("who deletes %s finds what comes below, under one row of titles", (_what, change) => {
    sendMany(2);
    change(families());
    sendMany(3);
    expect(emailsOn("Families").filter(Boolean)).toEqual(emails(3));
    expect(families().rows().at(-1)).toContain(emailOf(3));
  });
});

test.each([
  ["Families", testSignup("patients")],
  ["Clinics", testSignup("providers")],
  ["Families", sentSignup("patients", { name: "Test signup, please delete " })],
])("a test signup is known by its name and kept from %s", (list, signup) => {
  const body = JSON.stringify(signup);
  expect(receiver.post(body)).toMatch(
    new RegExp(`^A test signup for "${list}" arrived \\(version \\d+\\.\\d+\\.\\d+\\)\\.$`),
  );
  const row = { Received: came, Reason: `A test signup for "${list}".`, Body: body };
  expect(records("Tests")).toEqual([row]);
  expect(sheetNames()).toEqual(["Tests"]);
});

test("a test signup that comes at the same moment as others is not said to have arrived", () => {
  receiver.lock.isHeld = true;
  const answer = receiver.post(JSON.stringify(testSignup("patients")));
  receiver.lock.isHeld = false;
  expect(answer).toMatch(/^A test signup for "Families" came with too many others: send it again/);
  expect(sheetNames()).toEqual([]);
});

test("a page could call what Google and the owner call, and nothing that reads a list", () => {
  const functions = [...script.matchAll(/^(?:async )?function\*? ?(\w+)/gm)].map(
    ([, name]) => name,
  );
  const open = functions.filter((name) => !name?.endsWith("_"));
  expect(open).toEqual(["doGet", "doPost", "sendDailySummary"]);
});

describe("the owner's email", () => {
  const on = { ...owner, EMAIL_EACH_SIGNUP: true };

  test("is off at first, then reports each new address, once, without anybody's name", () => {
    sendMany(1);
    receiver.sendDailySummary();
    expect(receiver.mail.sent).toEqual([]);
    load(on);
    sendMany(1);
    sendMany(1);
    send("providers");
    receiver.post("junk");
    const body = "https://docs.google.com/spreadsheets/d/example/edit";
    expect(receiver.mail.sent).toEqual(
      ["Families", "Clinics"].map((list) => {
        return { to: owner.OWNER_EMAIL, subject: `New on the waitlist: ${list}`, body };
      }),
    );
  });

  test("does not cost a signup when it cannot be sent", () => {
    load(on);
    receiver.mail.fault = "Service invoked too many times for one day: email.";
    sendMany(1);
    expect(sheetNames()).toEqual(["Families"]);
    expect(receiver.complaints).toEqual([`No email was sent: ${receiver.mail.fault}`]);
  });
});
