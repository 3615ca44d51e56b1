/** @jest-environment node */
import { answerTimeout } from "../../src/waitlist/submission/send-signup";
import type { CellValue } from "./fake-apps-script";
import {
  atEachCall,
  day,
  emailOf,
  emails,
  families,
  hour,
  load,
  loadBeforeEachTest,
  owner,
  type Receiver,
  receiver,
  send,
  sendFrom,
  sendMany,
  start,
  webApp,
} from "./receiver";
import { sentSignup } from "./signups";

const moment = new Date(start).toISOString();
const unknownKey = "00000000-0000-4000-8000-000000000000";

loadBeforeEachTest({ CONFIRM_ADDRESSES: webApp });

/** What an owner may do to the families' list at any moment. */
function sortFamilies(): void {
  const { cells } = families();
  cells.splice(1, 3, ...cells.slice(1, 4).reverse());
}

/** Returns what a list says under a title, by email address. */
function under(title: string, list = "Families"): Record<string, CellValue | undefined> {
  const records = receiver.spreadsheet.records(list);
  return Object.fromEntries(records.map((record) => [record["Email address"], record[title]]));
}

function recipients(): string[] {
  return receiver.mail.sent.map(({ to }) => to).filter((to) => to !== owner.OWNER_EMAIL);
}

/** Returns the link in the message that an address was sent. */
function linkTo(email: string): string {
  const message = receiver.mail.sent.find(({ to }) => to === email);
  return /^https:\S+$/m.exec(message?.body ?? "")?.[0] ?? "";
}

function keyOf(email: string): string {
  return new URL(linkTo(email)).searchParams.get("confirm") ?? "";
}

/** Presses the button of a page; that a browser can: ../browser/spreadsheet.spec.ts. */
function press(page: string): string {
  const [, name, value] = /<input type="hidden" name="(.*?)" value="(.*?)">/.exec(page) ?? [];
  return receiver.post(`${name}=${value}`);
}

function confirm(email: string): string {
  return press(receiver.open(linkTo(email)));
}

const nothingChanged = /Nothing has changed/;

describe("a new address", () => {
  test.each([
    ["patients", "Families", "the waitlist of Willowline"],
    ["providers", "Clinics", "the clinics’ waitlist of Willowline"],
  ] as const)("of %s gets one email, with nothing that was typed", (audience, list, who) => {
    const email = "ana@mail.example";
    send(audience, { email, name: "Win {link} at https://spam.example" });
    const key = keyOf(email);
    const options = { name: "Willowline" };
    expect(receiver.mail.sent).toEqual([
      { to: email, subject: expect.anything(), body: expect.stringContaining(who), options },
    ]);
    const [message] = receiver.mail.sent;
    expect(message?.subject + String(message?.body)).not.toMatch(/spam|Win|Lee|Ruiz|\{/);
    expect(message?.body.match(/https?:/g)).toHaveLength(1);
    expect(linkTo(email)).toBe(`${webApp}?confirm=${key}`);
    expect(under("Asked", list)).toEqual({ [email]: `sent, ${moment}` });
    expect(under("Confirmed", list)).toEqual({ [email]: `no (${key})` });
  });

  test("has a link of its own that survives what becomes of links, and confirms nothing", () => {
    sendMany(2);
    const before = families().rows();
    const [key = "", otherKey] = emails(2).map(keyOf);
    expect(key).not.toBe(otherKey);
    for (const query of [`confirm=3D${key}`, `CONFIRM=${key.toUpperCase()}.`, `a=b&confirm=${key}`])
      expect(receiver.open(`${webApp}?${query}`)).toContain(`value="${key}"`);
    for (const query of ["confirm=", `confirm=${key.slice(1)}`, "confirm=%3Cscript%3E"]) {
      const page = receiver.open(`${webApp}?${query}`);
      expect(page).toMatch(nothingChanged);
      expect(page).not.toContain("<form");
    }
    expect(receiver.open(`${webApp}?authuser=0`)).toMatch(/^This waitlist receiver works/);
    expect(families().rows()).toEqual(before);
  });

  test("does not make a press of what is a signup, nor the other way around", () => {
    sendMany(1);
    const press = `confirm=${keyOf(emailOf(1))}`;
    sendFrom("ben@mail.example", { name: press });
    const withMore = { ...sentSignup("patients", { email: "eve@mail.example" }), confirm: press };
    for (const body of [JSON.stringify(withMore), ` ${press}`, `${press}&name=Ana`, "confirm="])
      expect(receiver.post(body)).toMatch(/^(Received|Refused: The body is not JSON)\.$/);
    expect(under("Confirmed")[emailOf(1)]).toBe(`no (${keyOf(emailOf(1))})`);
    expect(Object.keys(under("Confirmed"))).toHaveLength(3);
  });
});

describe("a press", () => {
  test("that comes again, late, or with an unknown key changes nothing and names nobody", () => {
    sendMany(3);
    const links = recipients().map(linkTo);
    confirm(emailOf(1));
    families().cells.splice(2, 1);
    const before = families().rows();
    links[2] = `${webApp}?confirm=${unknownKey}`;
    const pages = new Set(links.map((link) => press(receiver.open(link))));
    expect(pages.size).toBe(1);
    const [page] = pages;
    expect(page).toMatch(nothingChanged);
    expect(page).not.toMatch(/ana|@|<form/i);
    expect(families().rows()).toEqual(before);
  });

  test.each<[string, () => void]>([
    ["sorts the list", sortFamilies],
    ["moves the column", () => families().moveColumn(8, 1)],
    [
      "moves the row to a sheet without titles",
      () => {
        const rows = families().cells.splice(2, 1);
        receiver.spreadsheet.insertSheet("Called").cells.splice(0, 1, ...rows);
      },
    ],
  ])("confirms the right row, and no other, if the owner %s before or meanwhile", (_, act) => {
    let page = "";
    atEachCall(
      () => {
        sendMany(3);
        page = receiver.open(linkTo(emailOf(2)));
      },
      [() => press(page), act],
      () => {
        const rows = receiver.spreadsheet.sheets.flatMap((sheet) => sheet.rows());
        const confirmed = rows.filter((row) => row.includes(`yes, ${moment}`));
        expect(confirmed.map((row) => row.includes(emailOf(2)))).toEqual([true]);
      },
    );
  });

  test("that the spreadsheet refuses says so, and can be made again", () => {
    sendMany(1);
    receiver.spreadsheet.beforeCall = () => {
      throw new Error("Service Spreadsheets timed out.");
    };
    const page = confirm(emailOf(1));
    receiver.spreadsheet.beforeCall = () => {};
    expect(page).toContain("That didn’t work");
    expect(receiver.complaints.join()).toContain("Service Spreadsheets timed out.");
    expect(press(page)).toContain("Your address is confirmed");
  });
});

describe("a stranger", () => {
  test("is sent one email, however often and in whatever form somebody types their address", () => {
    for (let count = 0; count < 20; count += 1) sendFrom("eve.c@gmail.com");
    expect(recipients()).toEqual(["eve.c@gmail.com"]);
    for (const email of ["EVE.C@gmail.com", "eve.c+1@gmail.com", "evec@googlemail.com"])
      sendFrom(email);
    send("providers", { email: "e.v.e.c@gmail.com" });
    jest.setSystemTime(start + day);
    receiver.sendDailySummary();
    expect(recipients()).toEqual(["eve.c@gmail.com"]);
    const asked = { ...under("Asked"), ...under("Asked", "Clinics") };
    expect(Object.keys(asked)).toHaveLength(4);
    expect(new Set(Object.values(asked))).toEqual(new Set([`sent, ${moment}`]));
    confirm("eve.c@gmail.com");
    const confirmed = { ...under("Confirmed"), ...under("Confirmed", "Clinics") };
    const yes = `yes, ${new Date().toISOString()}`;
    expect(new Set(Object.values(confirmed))).toEqual(new Set([yes]));
  });

  test("is sent one email when the same address comes twice at one moment, or the trigger runs", () => {
    const lists = ["patients", "providers"] as const;
    const sendBoth = (email: string) => lists.map((list) => () => send(list, { email }));
    atEachCall(
      () => {
        for (const act of sendBoth("ana@mail.example")) act();
      },
      [...sendBoth("eve@mail.example"), () => receiver.sendDailySummary()],
      () => {
        receiver.sendDailySummary();
        expect(recipients()).toEqual(["ana@mail.example", "eve@mail.example"]);
        for (const list of ["Families", "Clinics"])
          expect(under("Asked", list)["eve@mail.example"]).toMatch(/^sent, /);
      },
    );
  });

  test("is sent none for an address that a mail program could take for theirs", () => {
    const odd = ["victim,ana@b.example", "x<ana@b.example", "ana@ｂ.example", '"a"@b.example'];
    for (const [number, email] of odd.entries())
      receiver.post(JSON.stringify({ ...sentSignup("patients"), email, name: `Ana ${number}` }));
    expect(recipients()).toEqual([]);
    const because = "no: the address has unusual characters";
    expect(under("Asked")).toEqual(Object.fromEntries(odd.map((email) => [email, because])));
  });

  test("is sent none after the owner has moved their row to a sheet of the same titles, asked or not", () => {
    receiver.mail.quota = 21;
    sendMany(2);
    const [titles = [], ...rows] = families().cells.splice(0, 3);
    receiver.spreadsheet.insertSheet("Called").cells.splice(0, 3, [...titles], ...rows);
    const before = receiver.spreadsheet.records("Called");
    receiver.mail.quota = 100;
    sendMany(1);
    receiver.sendDailySummary();
    expect(recipients()).toEqual([emailOf(1)]);
    expect(under("Asked")).toEqual({ [emailOf(1)]: `sent, ${moment}` });
    expect(receiver.spreadsheet.records("Called")).toEqual(before);
  });

  test("is sent another once the owner says so, or has deleted their row", () => {
    sendMany(2);
    families().write(2, 7, `waiting (${keyOf(emailOf(1))})`);
    families().cells.splice(2, 1);
    sendMany(2);
    receiver.sendDailySummary();
    receiver.sendDailySummary();
    expect(recipients()).toEqual([emailOf(1), emailOf(2), emailOf(2), emailOf(1)]);
  });

  test("who calls what a page may call sends the owner one summary a day", () => {
    load(owner);
    for (let count = 0; count < 20; count += 1) receiver.sendDailySummary();
    expect(receiver.mail.sent).toHaveLength(1);
    jest.setSystemTime(start + day - hour);
    receiver.sendDailySummary();
    expect(receiver.mail.sent).toHaveLength(2);
  });
});

describe("limits", () => {
  test("what many sign up for at one moment goes out within the next days, in their order", () => {
    sendMany(200);
    expect(families().rows()).toHaveLength(201);
    for (const [days, count] of [80, 160, 200].entries()) {
      expect(recipients()).toEqual(emails(count));
      receiver.mail.quota = 100;
      jest.setSystemTime(start + (days + 1) * day);
      receiver.sendDailySummary();
    }
    // The owner's own messages.
    expect(receiver.mail.quota).toBeGreaterThanOrEqual(20);
  });

  test("the last email of a day is sent once when many sign up at one moment", () => {
    atEachCall(
      () => {
        sendFrom(emailOf(4));
        receiver.mail.quota = 21;
      },
      [1, 2, 3].map((number) => () => sendFrom(emailOf(number))),
      () => {
        expect(receiver.mail.quota).toBe(20);
        expect(Object.keys(under("Asked"))).toHaveLength(4);
      },
    );
  });

  test("a hundred are sent within any hour, whatever the account may send", () => {
    receiver.mail.quota = 1500;
    for (let number = 1; number <= 240; number += 1) {
      jest.setSystemTime(start + number * 30_000);
      sendFrom(emailOf(number));
    }
    expect(recipients()).toHaveLength(200);
    expect(under("Asked")[emailOf(101)]).toMatch(/^waiting \(.*\): the hour's/);
    receiver.sendDailySummary();
    expect(recipients()).toHaveLength(200);
    jest.setSystemTime(start + 5 * hour);
    receiver.sendDailySummary();
    expect(recipients().slice(200)).toEqual([...emails(120).slice(100), ...emails(240).slice(220)]);
  });
});

describe("a signup is listed whatever becomes of its email, and says why", () => {
  test.each<[string, (receiver: Receiver) => object, fault: object]>([
    ["waiting (KEY): the day's confirmations are sent", ({ mail }) => mail, { quota: 20 }],
    ["waiting (KEY): others were being sent", ({ lock }) => lock, { isHeld: true }],
    [
      "failed (KEY): Invalid email: ana2@mail.example",
      ({ mail }) => mail,
      { fault: "Invalid email:\n\tana2@mail.example" },
    ],
    [
      "waiting (KEY): Service error: Properties.",
      ({ properties }) => properties,
      { fault: "Service error: Properties." },
    ],
  ])("%s; the trigger sends it later", (reason, part, fault) => {
    sendMany(1);
    const service = part(receiver);
    const before = { ...service };
    Object.assign(service, fault);
    sendFrom(emailOf(2));
    Object.assign(service, before);
    expect(String(under("Asked")[emailOf(2)]).replace(/\(.*?\)/, "(KEY)")).toBe(reason);
    expect(receiver.time.waited).toBeLessThan(answerTimeout / 5);
    expect(recipients()).toEqual([emailOf(1)]);
    receiver.sendDailySummary();
    expect(recipients()).toEqual([emailOf(1), emailOf(2)]);
    expect(confirm(emailOf(2))).toContain("Your address is confirmed");
  });

  test("a limit is reached: no signup waits for its turn to send", () => {
    sendMany(1);
    receiver.mail.quota = 20;
    receiver.lock.isHeld = true;
    sendFrom(emailOf(2));
    receiver.lock.isHeld = false;
    expect(receiver.time.waited).toBe(0);
  });

  test("the owner deletes its row before it is asked: nobody is", () => {
    const outcomes = new Set<boolean>();
    function deleteWaiting() {
      const isWaiting = String(under("Asked")[emailOf(2)]).startsWith("waiting");
      if (isWaiting) families().cells.splice(2, 1);
    }
    atEachCall(
      () => sendMany(1),
      [() => sendFrom(emailOf(2)), deleteWaiting],
      () => {
        receiver.sendDailySummary();
        const isListed = emailOf(2) in under("Asked");
        expect(recipients().includes(emailOf(2))).toBe(isListed);
        outcomes.add(isListed);
      },
    );
    expect(outcomes.size).toBe(2);
  });

  test("those that failed are sent after all others, so that they hold up nobody", () => {
    receiver.mail.fault = "Invalid email";
    sendMany(2);
    receiver.mail.fault = "";
    receiver.mail.quota = 0;
    jest.setSystemTime(start + 1);
    sendFrom(emailOf(4));
    jest.setSystemTime(start);
    sendFrom(emailOf(3));
    receiver.mail.quota = 23;
    receiver.sendDailySummary();
    expect(recipients()).toEqual([3, 4, 1].map(emailOf));
  });

  test("the trigger stops long before Google ends its run, and goes on the next day", () => {
    receiver.mail.quota = 0;
    sendMany(60);
    receiver.mail.quota = 100;
    receiver.spreadsheet.beforeCall = () => jest.setSystemTime(Date.now() + 1_000);
    receiver.sendDailySummary();
    expect(Date.now() - start).toBeLessThan(5 * 60 * 1000);
    const count = recipients().length;
    receiver.spreadsheet.beforeCall = () => {};
    receiver.sendDailySummary();
    expect([count > 1, recipients()]).toEqual([true, emails(60)]);
  });

  test("a run that dies while it sends leaves no second email behind", () => {
    const { beforeCall } = receiver.spreadsheet;
    receiver.spreadsheet.beforeCall = () => {
      if (receiver.mail.sent.length > 0) throw new Error("Exceeded maximum execution time");
    };
    sendMany(1);
    receiver.spreadsheet.beforeCall = beforeCall;
    receiver.spreadsheet.flush();
    receiver.sendDailySummary();
    expect(recipients()).toEqual([emailOf(1)]);
    expect(under("Asked")).toEqual({ [emailOf(1)]: `sending (${keyOf(emailOf(1))})` });
    expect(confirm(emailOf(1))).toContain("Your address is confirmed");
  });

  test.each(["true", `${webApp}/`, webApp.replace("exec", "dev"), "https://willowline.example"])(
    "CONFIRM_ADDRESSES is %s, which is no web app's address",
    (address) => {
      load({ CONFIRM_ADDRESSES: address });
      sendMany(1);
      receiver.sendDailySummary();
      expect(recipients()).toEqual([]);
      expect(under("Asked")[emailOf(1)]).toMatch(
        /: CONFIRM_ADDRESSES is not the web app's address$/,
      );
    },
  );

  test.each<[string, () => void]>([
    ["sorts the list", sortFamilies],
    ["deletes a row", () => families().cells.splice(1, 1)],
    ["deletes the empty rows", () => families().cells.splice(families().rows().length)],
  ])("the owner %s meanwhile: no row is lost, or mixed up with another", (_what, act) => {
    const signups = () =>
      families()
        .rows()
        .map((row) => row.slice(0, 5));
    let before: unknown[] = [];
    atEachCall(
      () => {
        sendMany(3);
        before = signups();
      },
      [() => sendFrom(emailOf(4)), act],
      () => {
        const added = ["Ana Ruiz", emailOf(4), "yes", "2026-03-04T05:06:05.432Z", new Date(start)];
        expect([...before, added]).toEqual(expect.arrayContaining(signups()));
        expect(signups().length).toBeGreaterThanOrEqual(before.length - 1);
        const listed = Object.keys(under("Asked"));
        expect([...listed, ...Object.keys(under("Sent", "Not listed"))]).toContain(emailOf(4));
        for (const [email, confirmed] of Object.entries(under("Confirmed"))) {
          if (linkTo(email)) expect(confirmed).toBe(`no (${keyOf(email)})`);
        }
        receiver.sendDailySummary();
        const asked = recipients().filter((email) => email === emailOf(4));
        expect(asked).toHaveLength(listed.includes(emailOf(4)) ? 1 : 0);
        if (asked.length > 0) expect(under("Asked")[emailOf(4)]).toMatch(/^sent, /);
      },
    );
  });
});

describe("a sheet in use", () => {
  const titles = ["Full name", "Email address", "Wants updates", "Sent", "Received"];
  const old = ["Mia", "mia@mail.example", "yes", "", new Date(start - day)];

  test("gets its columns at the right of everything; who is listed already is not asked", () => {
    const sheet = receiver.spreadsheet.insertSheet("Families", 4, 6);
    for (const [index, row] of [titles, old].entries()) sheet.cells[index]?.splice(0, 5, ...row);
    sheet.write(2, 6, "called back");
    sendMany(2);
    receiver.sendDailySummary();
    const asked = `sent, ${moment}`;
    const confirmed = [1, 2].map((number) => `no (${keyOf(emailOf(number))})`);
    expect(sheet.rows().map((row) => row.slice(5))).toEqual([
      ["", "Asked", "Confirmed"],
      ["called back"],
      ["", asked, confirmed[0]],
      ["", asked, confirmed[1]],
    ]);
    expect(recipients()).toEqual(emails(2));
    // The one that it lacks, and not the other twice.
    sheet.write(1, 8, "Said yes");
    sendMany(3);
    expect(sheet.rows()[0]?.slice(5)).toEqual(["", "Asked", "Said yes", "Confirmed"]);
  });

  test("whose titles are gone gets none, and asks nobody", () => {
    const sheet = receiver.spreadsheet.insertSheet("Families");
    sheet.cells[0]?.splice(0, 5, ...old);
    sendMany(2);
    expect(sheet.rows()[0]).toEqual(old);
    expect(sheet.rows()).toHaveLength(3);
    expect(recipients()).toEqual([]);
  });

  test("whose cells are plain text is confirmed all the same", () => {
    sendMany(1);
    families().isPlainText = true;
    sendMany(2);
    confirm(emailOf(2));
    expect(under("Confirmed")[`'${emailOf(2)}`]).toBe(`'yes, ${moment}`);
    receiver.sendDailySummary();
    expect(recipients()).toEqual(emails(2));
  });
});

test("nothing of this is there until it is switched on, or once it is off again, apart from columns", () => {
  sendMany(1);
  const [sheet] = receiver.spreadsheet.sheets;
  const link = linkTo(emailOf(1));
  load({ ...owner, CONFIRM_ADDRESSES: "" });
  if (sheet) receiver.spreadsheet.sheets.push(sheet);
  sendFrom(emailOf(2));
  expect(under("Asked")).toEqual({ [emailOf(1)]: `sent, ${moment}`, [emailOf(2)]: "" });
  send("providers");
  expect(receiver.spreadsheet.sheet("Clinics").rows()[0]?.at(-1)).toBe("More");
  const works = /^This waitlist receiver works \(version \d+\.\d+\.\d+\)\.$/;
  expect(receiver.doGet().getContent()).toMatch(works);
  expect(receiver.open(link)).toMatch(works);
  expect(receiver.post(`confirm=${unknownKey}`)).toBe("Refused: The body is not JSON.");
  receiver.sendDailySummary();
  receiver.sendDailySummary();
  expect(receiver.mail.sent).toHaveLength(2);
  for (const { subject } of receiver.mail.sent) expect(subject).not.toContain("confirmed");
  expect(receiver.properties.values.size).toBe(0);
});

test("the daily summary counts a day, and who is confirmed, whatever the owner did", () => {
  load(owner);
  sendMany(2);
  confirm(emailOf(1));
  jest.setSystemTime(start + day + 1);
  sendMany(4);
  receiver.post("junk");
  send("providers");
  receiver.spreadsheet.sheet("Clinics").write(1, 5, "Since");
  receiver.spreadsheet.insertSheet("Not listed");
  families().write(3, 8, new Date(start));
  families().write(4, 8, "");
  families().write(9, 1, "Called everybody above");
  jest.setSystemTime(start + 2 * day);
  receiver.sendDailySummary();
  expect(receiver.mail.sent.filter(({ to }) => to === owner.OWNER_EMAIL)).toEqual([
    expect.objectContaining({
      subject:
        "Waitlist: Families: 2 new, 4 in all, 2 confirmed; Clinics: 0 new, 0 in all, 0 confirmed; " +
        "Repeats: 2 new, 2 in all; Not listed: 0 new, 0 in all; Refused: 1 new, 1 in all",
    }),
  ]);
});

test("addresses and keys are in rows and nowhere else, so that deleting a row erases them", () => {
  sendMany(3);
  receiver.sendDailySummary();
  const kept = [...receiver.properties.values.values()].join();
  expect(kept).toMatch(/^[\d,[\]]+$/);
});
