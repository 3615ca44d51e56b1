/** @jest-environment node */
import { answerTimeout } from "../../src/waitlist/submission/send-signup";
import type { FakeSheet } from "./fake-apps-script";
import { script } from "./receiver";
import {
  atEachCall,
  day,
  deleteFirstFamily,
  emailOf,
  families,
  load,
  loadBeforeEachTest,
  receiver,
  send,
  sendMany,
  sortFamilies,
  start,
} from "./receiver-of-each-test";
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
  test("is refused, and kept with the reason", () => {
    expect(receiver.post("{}")).toBe("Refused: Unknown audience.");
    expect(sheetNames()).toEqual(["Refused"]);
    expect(records("Refused")).toEqual([
      { Received: came, Reason: "Unknown audience.", Body: "{}" },
    ]);
  });

  test("is refused when Apps Script hands over nothing", () => {
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

  test("is kept up to 2,000 characters, without what a sheet could refuse", () => {
    receiver.post(`\u0000${"x".repeat(1998)}👶`);
    expect(records("Refused")[0]).toHaveProperty("Body", `\ufffd${"x".repeat(1998)}\ufffd`);
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

  test("is kept each time when it keeps coming slowly", () => {
    for (let count = 1; count <= 30; count += 1) {
      receiver.post("junk");
      expect(records("Refused")).toHaveLength(count);
      jest.setSystemTime(Date.now() + 9_000);
    }
  });
});

describe("a signup that its list does not take", () => {
  const invalid = "The data violates the data validation rules set on this cell.";

  test.each([
    ["patients", "Families"],
    ["providers", "Clinics"],
  ] as const)("of %s is kept in Not listed, ready to be copied to %s", (audience, list) => {
    load({ OWNER_EMAIL: "owner@mail.example", EMAIL_EACH_SIGNUP: true });
    const sheet = receiver.spreadsheet.insertSheet(list);
    sheet.fault = invalid;
    expect(send(audience)).toBe("Received.");
    expect(receiver.mail.sent).toEqual([]);
    sheet.fault = "";
    send(audience);
    const [titles = [], row = []] = sheet.rows();
    const aside = receiver.spreadsheet.sheet("Not listed").rows();
    expect(titles.at(-1)).toBe("More");
    expect(aside.map((cells) => cells.slice(0, row.length))).toEqual([titles.slice(0, -1), row]);
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
      load({ OWNER_EMAIL: "owner@mail.example" });
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
  const twice = [emailOf(1), emailOf(1)];
  const titlesAgain = expect.objectContaining({ Received: "Received" });
  const prepared = {
    "the sheets are new": () => {},
    "the owner has deleted all rows": () => {
      sendMany(1);
      families().cells.splice(0, 2);
    },
    "the sheets are there": () => {
      sendMany(1);
      sendMany(1);
    },
  };

  test.each([
    ["the sheets are new", others, 1],
    ["the sheets are new", twice, 1],
    ["the owner has deleted all rows", others, 1],
    ["the sheets are there", others, 0],
    ["the sheets are there", twice, 0],
  ] as const)("another comes and %s: both are kept, or told (%j)", (state, emails, mostTold) => {
    const sheets = ["Families", "Repeats", "Not listed"];
    let expected: unknown[] = [];
    let told = 0;
    function sendTo(email: string) {
      try {
        expected.push(send("patients", { email }) && email);
      } catch {
        told += 1;
        expect(receiver.time.slept).toBeGreaterThan(answerTimeout);
      }
    }
    atEachCall(
      () => {
        prepared[state]();
        expected = emailsOn(...sheets);
        told = 0;
      },
      emails.map((email) => () => sendTo(email)),
      () => {
        expect(emailsOn(...sheets).sort()).toEqual(expected.sort());
        expect(told).toBeLessThanOrEqual(mostTold);
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

  test.each([
    ["sorts the list", sortFamilies],
    ["deletes a row", deleteFirstFamily],
    ["deletes the empty rows", () => families().cells.splice(4)],
  ])("the owner %s: nobody's row changes, and what comes is kept", (_what, act) => {
    let before: unknown[] = [];
    atEachCall(
      () => {
        sendMany(3);
        before = families().rows();
      },
      [() => send("patients"), act],
      () => {
        const rows = families().rows();
        const added = ["Ana Ruiz", "ana@mail.example", "yes", sent, came];
        expect([...before, added]).toEqual(expect.arrayContaining(rows));
        expect(rows.length).toBeGreaterThanOrEqual(before.length - 1);
        expect(emailsOn("Families", "Not listed")).toContain("ana@mail.example");
      },
    );
  });
});

describe("a page that is older or newer than the script", () => {
  const news = { later: "=1+1", isLater: true };

  test("sends more: it is kept beside", () => {
    const body = JSON.stringify({ ...news, ...sentSignup("patients") });
    for (const name of ["Families", "Repeats"]) {
      expect(receiver.post(body)).toBe("Received.");
      expect(records(name)).toEqual([expect.objectContaining({ More: JSON.stringify(news) })]);
    }
  });

  test("finds the columns of a sheet that is older", () => {
    const sheet = receiver.spreadsheet.insertSheet("Clinics");
    const titles = ["Full name", "Role", "Email address", "Received", "Sent"];
    sheet.appendRow(titles);
    send("providers");
    receiver.post(JSON.stringify({ ...sentSignup("providers"), email: "b@c.example", ...news }));
    const [, first, second] = sheet.rows();
    expect(first?.slice(0, 5)).toEqual(["Dr. Lee", "Owner", "lee@clinic.example", came, sent]);
    expect(second).toContain("b@c.example");
    expect(second?.at(-1)).toBe(`More: ${JSON.stringify(news)}`);
  });

  test("sends less, or other than text: what is there is kept", () => {
    const [name, email, audienceType] = ["Dr. Lee", "lee@clinic.example", "providers"];
    receiver.post(JSON.stringify({ name, email, audienceType }));
    const changes = { isSubscribed: "maybe", role: 7, specialties: [false], practiceName: true };
    receiver.post(JSON.stringify({ name, email: "b@clinic.example", audienceType, ...changes }));
    expect(receiver.spreadsheet.sheet("Clinics").rows().slice(1)).toEqual([
      [name, email, "", "", came],
      [name, "b@clinic.example", "maybe", "", came, "yes", "7", "[false]"],
    ]);
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
    families().cells.splice(0, 1);
    send("patients");
    expect(families().rows()[3]).toContain("Email address: ana@mail.example");
  });

  test("who renames a title finds nothing to the right where nothing was typed", () => {
    send("providers");
    const clinics = receiver.spreadsheet.sheet("Clinics");
    clinics.write(1, (clinics.rows()[0]?.indexOf("Specialties") ?? -1) + 1, "Fields");
    send("providers", { email: "another@clinic.example", specialties: "" });
    expect(clinics.rows().at(-1)?.join()).not.toContain("Specialties");
  });

  test.each<[string, (sheet: FakeSheet) => void]>([
    ["all signups", ({ cells }) => cells.splice(1, 2)],
    ["all rows", ({ cells }) => cells.splice(0, 3)],
    ["the sheet", () => receiver.spreadsheet.sheets.pop()],
    ["the empty rows", ({ cells }) => cells.splice(3)],
    ["nothing, but writes notes below", (sheet) => sheet.write(9, 1, "Called everybody")],
  ])("who deletes %s finds what comes below, under one row of titles", (_what, change) => {
    sendMany(2);
    change(families());
    sendMany(3);
    expect(emailsOn("Families").filter(Boolean)).toEqual([1, 2, 3].map(emailOf));
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

test("somebody who opens the address reads that it works, and which version", () => {
  expect(receiver.doGet().getContent()).toMatch(
    /^This waitlist receiver works \(version \d+\.\d+\.\d+\)\.$/,
  );
});

test("a page could call what Google and the owner call, and nothing that reads a list", () => {
  const functions = [...script.matchAll(/^(?:async )?function\*? ?(\w+)/gm)].map(
    ([, name]) => name,
  );
  const open = functions.filter((name) => !name?.endsWith("_"));
  expect(open).toEqual(["doGet", "doPost", "sendDailySummary"]);
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
    receiver.spreadsheet.sheet("Clinics").write(1, 5, "Since");
    receiver.spreadsheet.insertSheet("Not listed");
    families().write(9, 1, "Called everybody above");
    jest.setSystemTime(start + 2 * day);
    receiver.sendDailySummary();
    expect(receiver.mail.sent.map(({ subject }) => subject)).toEqual([
      "Waitlist: Families: 2 new, 3 in all; Clinics: 0 new, 0 in all; " +
        "Repeats: 1 new, 1 in all; Not listed: 0 new, 0 in all; Refused: 1 new, 1 in all",
    ]);
  });
});
