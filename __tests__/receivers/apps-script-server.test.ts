/** @jest-environment node */
import { checkWebhook } from "../../tools/check-webhook";
import { type AppsScriptServer, startAppsScriptServer } from "./apps-script-server";
import { FakeSpreadsheet } from "./fake-apps-script";
import { sheetTable } from "./sheet-table";
import { sentSignup, testSignup } from "./signups";

let server: AppsScriptServer;

beforeEach(async () => {
  server = await startAppsScriptServer();
});

afterEach(() => server.close());

function sentNow() {
  return sentSignup("patients", {}, new Date());
}

test("a signup that is sent as the site sends it is in the sheet", async () => {
  const signup = sentNow();
  const response = await fetch(server.url, { method: "POST", body: JSON.stringify(signup) });
  expect(await response.text()).toBe("Received.");
  expect(server.spreadsheet.sheet("Families").records()).toEqual([
    expect.objectContaining({ "Email address": "ana@mail.example", Sent: signup.timestamp }),
  ]);
  expect(server.received).toEqual([
    expect.objectContaining({ method: "POST", body: JSON.stringify(signup) }),
  ]);
});

test("answers as Google does: a redirection to another host, where the text waits", async () => {
  const body = JSON.stringify(sentNow());
  const first = await fetch(server.url, { method: "POST", body, redirect: "manual" });
  expect(first.status).toBe(302);
  expect(first.headers.get("access-control-allow-origin")).toBe("*");
  const target = new URL(first.headers.get("location") ?? "");
  expect(target.origin).not.toBe(new URL(server.url).origin);
  expect(target.pathname).toBe("/macros/echo");
  const second = await fetch(target);
  expect(second.status).toBe(200);
  expect(second.headers.get("access-control-allow-origin")).toBe("*");
  expect(await second.text()).toBe("Received.");
});

test("somebody who opens the address reads that it works", async () => {
  expect(await (await fetch(server.url)).text()).toMatch(/^This waitlist receiver works/);
});

test("what is refused is answered with 200 too, as a script cannot do otherwise", async () => {
  const response = await fetch(server.url, { method: "POST", body: "junk" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("Refused: The body is not JSON.");
  expect(server.spreadsheet.sheet("Refused").records()).toHaveLength(1);
});

test.each([
  ["OPTIONS", "", 405],
  ["PUT", "", 405],
  ["POST", "/elsewhere", 404],
])("a %s to the address with %j after it is answered %i", async (method, path, status) => {
  const response = await fetch(server.url + path, { method, redirect: "manual" });
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("text of any alphabet arrives as it was typed", async () => {
  const signup = sentSignup("patients", { name: "=李明 مريم 👶🏽 O'Neil" }, new Date());
  await fetch(server.url, { method: "POST", body: JSON.stringify(signup) });
  expect(server.spreadsheet.sheet("Families").records()[0]).toHaveProperty(
    "Full name",
    signup.name,
  );
});

test("twenty at once are twenty rows", async () => {
  const signups = Array.from({ length: 20 }, (_, number) =>
    sentSignup("patients", { email: `ana${number}@mail.example` }, new Date()),
  );
  await Promise.all(
    signups.map((signup) => fetch(server.url, { method: "POST", body: JSON.stringify(signup) })),
  );
  const addresses = server.spreadsheet.sheet("Families").records();
  expect(new Set(addresses.map((record) => record["Email address"]))).toEqual(
    new Set(signups.map(({ email }) => email)),
  );
  expect(addresses).toHaveLength(20);
});

test("the check of webhooks shows what the script answers to its test signup", async () => {
  expect(await checkWebhook(server.url, testSignup("providers"))).toContain(
    'answer: A test signup for "Clinics" arrived; see "Tests" (version 1.0.0).',
  );
  expect(server.spreadsheet.sheets.map(({ name }) => name)).toEqual(["Tests"]);
});

test("a sheet can be drawn as a table for the documentation", () => {
  const sheet = new FakeSpreadsheet().insertSheet("Families");
  sheet.appendRow(["Full name", "Received", "Times received"]);
  sheet.appendRow(["'=a | b\\_<i>&\nc", new Date(Date.UTC(2026, 2, 4, 5, 6, 7)), 2]);
  expect(sheetTable(sheet)).toBe(
    [
      "| Full name | Received | Times received |",
      "| --- | --- | --- |",
      "| =a \\| b\\\\\\_\\<i\\>&amp;<br>c | 2026-03-04 05:06:07 | 2 |",
    ].join("\n"),
  );
});
