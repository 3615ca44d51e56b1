/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "../../tools/serve/http-server";
import { startWebhookReceiver } from "../../tools/serve/webhook-receiver";
import { temporaryFolder } from "../support/built-site";

const file = join(temporaryFolder(), "signups.jsonl");
const printed = jest.spyOn(console, "log").mockImplementation();
let receiver: RunningServer;

beforeAll(async () => {
  receiver = await startWebhookReceiver(0, file);
});

afterAll(() => receiver.close());

async function post(body: string): Promise<number> {
  return (await fetch(`${receiver.url}/families`, { method: "POST", body })).status;
}

test("the local receiver keeps each signup as a line of JSON, and refuses what is none", async () => {
  const signups = [{ name: "Ana" }, { name: "مريم 🌿\nsecond line \u009b" }];
  for (const signup of signups) {
    expect(await post(JSON.stringify(signup, undefined, 2))).toBe(200);
  }
  for (const body of ["", "name=Ana", "[]", "null", '"Ana"']) expect(await post(body)).toBe(400);

  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(signups);
  expect(printed.mock.calls.flat()).toEqual([
    'Signup at /families: {"name":"Ana"}',
    'Signup at /families: {"name":"مريم 🌿\\nsecond line %C2%9B"}',
  ]);
});
