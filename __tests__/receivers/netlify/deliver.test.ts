/** @jest-environment node */
import { readFileSync } from "node:fs";
import deliver, { config } from "../../../receivers/netlify/functions/deliver";
import signup from "../../../receivers/netlify/functions/signup";
import { openQueue, waitingKeys } from "../../../receivers/netlify/queue";
import { startServer } from "../../../tools/http-server";
import { refusingAddress } from "../../support/test-receiver";
import { type FakeGoogle, startFakeGoogle } from "./fake-google";
import { provideStore, type Store, startStore } from "./fake-netlify";

let store: Store;
let google: FakeGoogle;
const opened: FakeGoogle[] = [];
let logged: string[];

beforeAll(async () => {
  store = await startStore();
});

afterAll(() => store.close());

beforeEach(async () => {
  logged = [];
  for (const method of ["log", "warn"] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => logged.push(words.join(" ")));
  }
  await openQueue().deleteAll();
  await openGoogle();
});

afterEach(async () => {
  await google.finished();
  for (const { close } of opened.splice(0)) await close();
  expect(logged.join()).not.toMatch(/visitor|mail\.example/i);
});

/** Starts Google with a spreadsheet of its own, and this version of the script. */
async function openGoogle(code?: string): Promise<void> {
  google = await startFakeGoogle(code);
  opened.push(google);
  process.env.SCRIPT_URL = google.url;
}

/** Signs up visitors, each a second after the one before, and returns their numbers. */
async function signUp(count: number, first = 0): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  for (const number of numbers) {
    const time = new Date(Date.now() - 60 * 60 * 1000 + number * 1000);
    await post({ name: `Visitor ${number}`, timestamp: time.toISOString() });
  }
  return numbers;
}

function bodyOf(changes: object): string {
  const family = { audienceType: "patients", name: "Visitor", email: "v@mail.example" };
  return JSON.stringify({ ...family, ...changes });
}

async function post(changes: object): Promise<void> {
  const request = { method: "POST", body: bodyOf(changes) };
  const response = await signup(new Request("https://receiver.example", request));
  expect(await response.text()).toBe("Received.");
}

/** Returns the numbers of the visitors on the sheet. */
function listed(): number[] {
  return google.spreadsheet
    .records("Families")
    .flatMap((row) => /^Visitor (\d+)$/.exec(String(row["Full name"]))?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);
}

/** Returns how many signups each post had, as far as they reached the script. */
function batchSizes(): number[] {
  return google.posted.map((body) => [JSON.parse(body)].flat().length);
}

/** Returns the script with some words of it, wherever they are, replaced by others. */
function changedScript(changes: Record<string, string>): string {
  return Object.entries(changes).reduce(
    (code, [words, others]) => code.replaceAll(words, others),
    readFileSync("receivers/google-sheets/Code.gs", "utf8"),
  );
}

/** The script before there was a queue. */
const oldScript = changedScript({
  "VERSION}": "5}",
  "readQueued(body);": "undefined;",
});
const unboundScript = changedScript({ "SpreadsheetApp.getActiveSpreadsheet()": "null" });

test("runs every quarter of an hour", () => {
  expect(config).toEqual({ schedule: "*/15 * * * *" });
});

test("what waits is delivered in one request, each signup once, and leaves the store", async () => {
  const odd = { name: "Visitor \u0000\ud83d", email: "odd@mail.example" };
  await post(odd);
  await post({ audienceType: "providers", email: "clinic@mail.example" });
  const numbers = await signUp(10);
  await deliver();
  expect(listed()).toEqual(numbers);
  expect(google.spreadsheet.records("Families")).toContainEqual(
    expect.objectContaining({ "Full name": odd.name, "Email address": odd.email }),
  );
  expect(google.spreadsheet.records("Clinics")).toHaveLength(1);
  expect(batchSizes()).toEqual([12]);
  expect(await waitingKeys()).toEqual([]);
  expect(logged).toEqual(["Delivered 12 of 12 signups."]);
});

test("if nothing waits, nothing is sent", async () => {
  process.env.SCRIPT_URL = await refusingAddress();
  await deliver();
});

describe("signups wait for as long as", () => {
  test.each<[string, () => Promise<void> | void]>([
    [
      "Google does not answer",
      async () => {
        process.env.SCRIPT_URL = await refusingAddress();
      },
    ],
    [
      "the script's address is missing",
      () => {
        delete process.env.SCRIPT_URL;
      },
    ],
    [
      "a login is asked for",
      () => {
        google.showsPage = () => true;
      },
    ],
    ["the script belongs to no spreadsheet", () => openGoogle(unboundScript)],
  ])("%s", async (_what, hinder) => {
    const numbers = await signUp(5);
    await hinder();
    for (let run = 0; run < 5; run += 1) await expect(deliver()).rejects.toThrow(/SCRIPT_URL/);
    expect(await waitingKeys()).toHaveLength(5);
    await openGoogle();
    await deliver();
    expect(listed()).toEqual(numbers);
  });

  test("posts are answered with a page", async () => {
    const numbers = await signUp(5);
    google.showsPage = (method) => method === "POST";
    for (let run = 0; run < 7; run += 1) await deliver();
    expect(await waitingKeys()).toHaveLength(5);
    google.showsPage = () => false;
    await deliver();
    expect(listed()).toEqual(numbers);
    expect(await waitingKeys()).toEqual([]);
  });
});

test("a script that answers too late, but finishes, makes no double rows", async () => {
  const numbers = await signUp(4);
  const waits: AbortController[] = [];
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    waits.push(new AbortController());
    return waits.at(-1)?.signal ?? AbortSignal.abort();
  });
  google.before = (method) => {
    if (method === "POST") waits.at(-1)?.abort();
  };
  await deliver();
  expect(timeout).toHaveBeenCalledWith(12_000);
  timeout.mockRestore();
  expect(await waitingKeys()).toHaveLength(4);
  await google.finished();
  expect(listed()).toEqual(numbers);
  await deliver();
  expect(listed()).toEqual(numbers);
  expect(await waitingKeys()).toEqual([]);
});

test("an old script gets one signup at a time, and the log says to update it", async () => {
  await openGoogle(oldScript);
  const numbers = await signUp(5);
  await deliver();
  expect(batchSizes()).toEqual([1, 1, 1, 1, 1]);
  expect(listed()).toEqual(numbers);
  expect([...google.spreadsheet.sheets.keys()]).toEqual(["Families"]);
  expect(logged).toContainEqual(expect.stringMatching(/old.*update/));
});

describe("a signup at which the script fails", () => {
  test.each([
    ["first", [0]],
    ["in the middle", [7]],
    ["last", [19]],
    ["twice", [3, 4]],
  ])(
    "%s keeps no other waiting, and is delivered once the script is right",
    async (_where, bad) => {
      const numbers = await signUp(20);
      const isBad = (body: string) => bad.some((number) => body.includes(`Visitor ${number}\\"`));
      google.showsPage = (_method, body) => isBad(body);
      for (let run = 0; run < 2; run += 1) await deliver();
      expect(listed()).toEqual(numbers.filter((number) => !bad.includes(number)));
      expect(await waitingKeys()).toHaveLength(bad.length);

      google.posted.length = 0;
      await signUp(5, 20);
      await deliver();
      expect(batchSizes()).toEqual([5]);
      google.showsPage = () => false;
      await deliver();
      expect(listed()).toEqual([...numbers, 20, 21, 22, 23, 24]);
      expect(await waitingKeys()).toEqual([]);
    },
  );
});

test("a run sends nothing more after 15 seconds, as Netlify ends it after 30", async () => {
  await openGoogle(oldScript);
  await signUp(6);
  const start = Date.now();
  const now = jest.spyOn(Date, "now").mockReturnValue(start);
  google.before = (method) => {
    if (method === "POST") now.mockReturnValue(Date.now() + 6000);
  };
  await deliver();
  expect(batchSizes()).toHaveLength(3);
  expect(logged).toContain("Delivered 3 of 6 signups.");
});

test("of a queue that is too long for a run, only the beginning of its list is read", async () => {
  let pages = 0;
  const endless = await startServer({ port: 0, host: "127.0.0.1" }, (request, response) => {
    const isList = /signups(\?|$)/.test(request.url ?? "");
    if (!isList) return void response.end(bodyOf({}));
    pages += 1;
    const blobs = Array.from({ length: 1000 }, (_, at) => ({ key: `new/1-${pages}-${at}` }));
    response.end(JSON.stringify({ blobs, next_cursor: "more" }));
  });
  provideStore(endless.url);
  google.showsPage = (method) => method === "POST";
  await deliver();
  provideStore(store.url);
  expect(pages).toBe(5);
  expect(logged).toEqual(["Delivered 0 of 5000 signups."]);
  await endless.close();
});

test("two runs at the same time deliver each signup once", async () => {
  const numbers = await signUp(20);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(listed()).toEqual(numbers);
  expect(await waitingKeys()).toEqual([]);
});

test("what another run delivers meanwhile is not sent again", async () => {
  await signUp(3);
  google.before = async () => {
    google.before = () => undefined;
    await deliver();
  };
  await deliver();
  expect(batchSizes()).toEqual([3]);
});

/** Ends a run at one of its requests, which may still arrive; returns whether there were so many. */
async function endAtRequest(last: number, arrives: boolean): Promise<boolean> {
  const realFetch = globalThis.fetch;
  const never = new Promise<Response>(() => {});
  let requests = 0;
  const ended = new Promise<boolean>((resolve) => {
    globalThis.fetch = async (...request) => {
      requests += 1;
      if (requests < last) return realFetch(...request);
      if (requests === last) {
        if (arrives) await realFetch(...request);
        resolve(true);
      }
      return never;
    };
  });
  const hasEnded = await Promise.race([ended, deliver().then(() => false)]);
  globalThis.fetch = realFetch;
  return hasEnded;
}

describe.each([
  ["sent", true],
  ["to be sent", false],
])("a run that ends when a request is %s", (_when, arrives) => {
  test.each([
    ["all goes well", () => false],
    ["one signup is put behind the others", (body: string) => body.includes("Visitor 1\\")],
  ])("loses and doubles nothing, if %s", async (_how, isBad) => {
    for (let last = 1, hasEnded = true; hasEnded; last += 1) {
      await openGoogle();
      const numbers = await signUp(3);
      google.showsPage = (_method, body) => isBad(body);
      hasEnded = await endAtRequest(last, arrives);
      google.showsPage = () => false;
      // The local store may leave an entry out of a list while others are deleted.
      for (let run = 0; run < 2; run += 1) await deliver();
      expect(listed()).toEqual(numbers);
      expect(await waitingKeys()).toEqual([]);
      if (!hasEnded) expect(last).toBeGreaterThan(8);
    }
  });
});
