/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import signup, { config } from "../../../receivers/netlify/functions/signup";
import { openQueue, waitingKeys } from "../../../receivers/netlify/queue";
import { refusingAddress, startTestReceiver } from "../../support/test-receiver";
import { provideStore, type Store, startStore } from "./fake-netlify";

// The time that the store has: it never passes, unless a test says so.
jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn(() => new Promise(() => {})) }));

const family = { audienceType: "patients", name: "Ana Ruiz", email: "ana@mail.example" };

let store: Store;
let logged: string[];

beforeAll(async () => {
  store = await startStore();
});

afterAll(() => store.close());

beforeEach(async () => {
  logged = [];
  jest.spyOn(console, "error").mockImplementation((...words) => logged.push(words.join(" ")));
  process.env.SCRIPT_URL = "https://script.google.com/macros/s/AKfy/exec";
  provideStore(store.url);
  await openQueue().deleteAll();
});

/** Returns the body of a family's signup, with these fields changed. */
function bodyOf(changes: object = {}): string {
  return JSON.stringify({ ...family, timestamp: new Date().toISOString(), ...changes });
}

/** Returns a body of as many bytes. */
function bodyOfBytes(bytes: number): string {
  return bodyOf({ name: "n".repeat(bytes - bodyOf({ name: "" }).length) });
}

function post(body: BodyInit): Promise<Response> {
  const options = { method: "POST", body, duplex: "half" };
  return signup(new Request("https://receiver.example/anywhere", options));
}

async function expectReceived(body: string): Promise<void> {
  const response = await post(body);
  expect([response.status, await response.text()]).toEqual([200, "Received."]);
}

async function expectFailed(body: BodyInit): Promise<void> {
  const response = await post(body);
  expect([response.status, await response.text()]).toEqual([303, ""]);
  expect(response.headers.get("location")).toBe("https://not-stored.invalid/");
  expect(logged).toEqual([expect.stringMatching(/^A request was not stored: /)]);
  expect(logged.join()).not.toMatch(/ana/i);
}

async function storedBodies(): Promise<string[]> {
  const keys = await waitingKeys();
  return Promise.all(keys.map((key) => openQueue().get(key, { type: "text" })));
}

async function statusText(): Promise<string> {
  return (await signup(new Request("https://receiver.example/"))).text();
}

describe("a signup", () => {
  test.each([
    ["fields that nobody knows yet", ` ${bodyOf({ state: "Oregon" })}\n`],
    ["an audience that nobody knows yet", bodyOf({ audienceType: "midwives" })],
    ["just below 64 KiB", bodyOfBytes(65_535)],
    ["a null character", bodyOf({ name: "Ana\u0000" })],
    ["half an emoji", bodyOf({ name: "Ana \ud83d" })],
    ["a wrong clock", bodyOf({ timestamp: "1970-01-01T00:00:00.000Z" })],
    ["no time", bodyOf({ timestamp: undefined })],
  ])("with %s is stored as the text that came", async (_what, body) => {
    await expectReceived(body);
    expect(await storedBodies()).toEqual([body]);
  });

  test("is answered no sooner than it is stored", async () => {
    const slow = await startTestReceiver();
    slow.hold();
    provideStore(slow.url);
    let answered = false;
    const answer = post(bodyOf()).then((response) => {
      answered = true;
      return response.text();
    });
    while (slow.received.length === 0) await new Promise(setImmediate);
    expect(answered).toBe(false);
    slow.release();
    expect(await answer).toBe("Received.");
    await slow.close();
  });

  test("is taken at any path", () => {
    expect(config).toEqual({ path: "/*" });
  });

  test("that is sent again is the same one; another one of the same moment is not", async () => {
    const timestamp = new Date().toISOString();
    for (const name of ["Ana Ruiz", "Ana Ruiz", "Ben Ode"]) {
      await expectReceived(bodyOf({ name, timestamp }));
    }
    expect(await storedBodies()).toHaveLength(2);
  });
});

describe("the request fails for the visitor, and the log has no word of theirs, after", () => {
  test.each([
    ["64 KiB", bodyOfBytes(65_536)],
    ["what is not JSON", "Ana Ruiz"],
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["a signup without a name", bodyOf({ name: undefined })],
    ["a blank address", bodyOf({ email: " " })],
    ["a list of names", bodyOf({ name: ["Ana"] })],
  ])("%s", async (_what, body) => {
    await expectFailed(body);
    expect(await storedBodies()).toEqual([]);
  });

  test("a request that breaks off", async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error("Ana")) });
    await expectFailed(broken);
  });

  test.each([401, 403, 404, 413, 500, 503])("status %i of the store", async (status) => {
    const refusing = await startTestReceiver((response) => response.writeHead(status).end());
    provideStore(refusing.url);
    await expectFailed(bodyOf());
    await refusing.close();
  });

  test("a store that is away", async () => {
    provideStore(await refusingAddress());
    await expectFailed(bodyOf());
  });

  test("8 seconds without an answer of the store", async () => {
    const silent = await startTestReceiver();
    silent.hold();
    provideStore(silent.url);
    jest.mocked(wait).mockResolvedValueOnce("timeout");
    await expectFailed(bodyOf());
    expect(wait).toHaveBeenLastCalledWith(8000, "timeout", { ref: false });
    await silent.close();
  });
});

test("a store that fails for a moment is asked again", async () => {
  const statuses = [503, 500, 200];
  const flawed = await startTestReceiver((response) =>
    response.writeHead(statuses.shift() ?? 500).end(),
  );
  provideStore(flawed.url);
  await expectReceived(bodyOf());
  await flawed.close();
});

describe("whoever opens the address reads", () => {
  test("that it works, how many signups wait, and since when", async () => {
    expect(await statusText()).toBe(
      "This waitlist receiver works. Signups that wait for the sheet: 0.",
    );
    const now = Date.now();
    for (const hours of [2, 5, 1]) {
      const timestamp = new Date(now - hours * 60 * 60 * 1000).toISOString();
      await expectReceived(bodyOf({ timestamp }));
    }
    await expectReceived(bodyOf({ timestamp: "1970-01-01T00:00:00.000Z" }));
    const oldest = new Date(now - 5 * 60 * 60 * 1000).toISOString();
    expect(await statusText()).toBe(
      `This waitlist receiver works. Signups that wait for the sheet: 4, since ${oldest}.`,
    );
  });

  test("that the store does not answer", async () => {
    provideStore(await refusingAddress());
    expect(await statusText()).toMatch(/store does not answer/);
  });

  test("that the script's address is missing", async () => {
    delete process.env.SCRIPT_URL;
    expect(await statusText()).toMatch(/SCRIPT_URL is not set/);
  });
});
