/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import deliver from "../../../receivers/netlify/functions/deliver";
import signup from "../../../receivers/netlify/functions/signup";
import { type FakeGoogle, startFakeGoogle } from "./fake-google";
import { serveFunction, startStore } from "./fake-netlify";

const visitors = Array.from({ length: 100 }, (_, number) => `visitor${number}@mail.example`);

let google: FakeGoogle;

beforeEach(async () => {
  // The functions say what they do, and on a slow machine some wait too long.
  for (const method of ["log", "error"] as const) {
    jest.spyOn(console, method).mockImplementation(() => {});
  }
  google = await startFakeGoogle();
  google.before = () => wait(500);
  process.env.SCRIPT_URL = google.url;
});

afterEach(() => google.close());

/** Signs up all visitors at once, as pages do; returns the addresses of those who are thanked. */
async function thankedBy(address: string): Promise<string[]> {
  const sent = visitors.map(async (email) => {
    const timestamp = new Date().toISOString();
    const body = JSON.stringify({ audienceType: "patients", name: "Visitor", email, timestamp });
    // A page takes any answer for a success.
    const isAnswered = await fetch(address, { method: "POST", body }).then(
      () => true,
      () => false,
    );
    return isAnswered ? [email] : [];
  });
  return (await Promise.all(sent)).flat();
}

/** Returns the addresses on the sheet. */
function listed(): unknown[] {
  return google.spreadsheet.records("Families").map((row) => row["Email address"]);
}

test("of a crowd, the script alone keeps as many as Google runs at once, and all are thanked", async () => {
  expect(await thankedBy(google.url)).toEqual(visitors);
  expect(listed().length).toBeLessThan(visitors.length);
});

test("of a crowd, the queue delivers everybody who is thanked, once", async () => {
  const store = await startStore();
  const receiver = await serveFunction(signup);
  const thanked = await thankedBy(receiver.url);
  await deliver();
  expect(listed().sort()).toEqual(thanked.sort());
  expect(thanked.length).toBeGreaterThan(0);
  await receiver.close();
  await store.close();
});
