/** @jest-environment node */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  startWebhookReceiver,
  type WebhookReceiver,
  type WebhookReceiverOptions,
} from "../../tools/serve/webhook-receiver";
import { temporaryFolder } from "../support/built-site";

let receiver: WebhookReceiver;

async function start(options: Partial<WebhookReceiverOptions> = {}): Promise<string> {
  receiver = await startWebhookReceiver({ port: 0, host: "127.0.0.1", ...options });
  return receiver.url;
}

afterEach(() => receiver.close());

function post(url: string, body: string): Promise<Response> {
  return fetch(`${url}/families`, { method: "POST", body });
}

test("keeps each signup as one line of JSON in its file, and reports it", async () => {
  const file = join(temporaryFolder(), "signups.jsonl");
  const reported: string[] = [];
  const url = await start({ file, onSignup: ({ body }) => reported.push(body) });
  const signups = [{ name: "Ana" }, { name: "مريم 🌿\nsecond line" }];
  for (const signup of signups) {
    const response = await post(url, JSON.stringify(signup, undefined, 2));
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  }
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(signups);
  expect(reported).toHaveLength(2);
});

test("records what came, for tests to compare", async () => {
  const url = await start();
  await post(url, '{"name":"Ana"}');
  expect(receiver.received).toEqual([
    {
      path: "/families",
      method: "POST",
      headers: expect.objectContaining({ "content-type": "text/plain;charset=UTF-8" }),
      body: '{"name":"Ana"}',
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});

test.each(["", "name=Ana", "{", "[]", "null", '"Ana"'])(
  "refuses %p, which is no signup",
  async (body) => {
    const file = join(temporaryFolder(), "signups.jsonl");
    const response = await post(await start({ file }), body);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe("The body of a signup is a JSON object.\n");
    expect(readFileSync(file, "utf8")).toBe("");
  },
);

test.each([
  [64 * 1024, 200],
  [64 * 1024 + 1, 413],
  [5 * 1024 * 1024, 413],
])("answers a body of %i bytes with %i", async (size, status) => {
  const empty = JSON.stringify({ name: "" });
  const body = JSON.stringify({ name: "a".repeat(size - empty.length) });
  expect((await post(await start(), body)).status).toBe(status);
});

test("says what it is to someone who opens its address", async () => {
  const response = await fetch(await start());
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("takes signups by POST");
});

test("lets a page of any origin ask first", async () => {
  const response = await fetch(await start(), { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toContain("POST");
});

test("does not start with a file that cannot be written", async () => {
  const file = join(temporaryFolder(), "signups.jsonl");
  mkdirSync(file);
  await expect(startWebhookReceiver({ port: 0, file })).rejects.toThrow(
    `Signups cannot be written to ${file} (EISDIR).`,
  );
});

test("does not say that a signup was received which it could not store", async () => {
  const folder = join(temporaryFolder(), "folder");
  mkdirSync(folder);
  const file = join(folder, "signups.jsonl");
  const url = await start({ file });
  await import("node:fs/promises").then(({ rm }) => rm(folder, { recursive: true }));
  expect((await post(url, "{}")).status).toBe(500);
});
