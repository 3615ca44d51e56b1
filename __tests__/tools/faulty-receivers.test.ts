/** @jest-environment node */
import { startWebhookReceiver, type WebhookReceiver } from "../../tools/serve/webhook-receiver";
import {
  refusingAddress,
  startDroppingReceiver,
  startFailingReceiver,
  startRedirectingReceiver,
  startSilentReceiver,
  startSlowReceiver,
} from "../support/faulty-receivers";

const open: WebhookReceiver[] = [];

async function use(starting: Promise<WebhookReceiver>): Promise<WebhookReceiver> {
  const receiver = await starting;
  open.push(receiver);
  return receiver;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.close()));
});

function post(url: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}/families`, { method: "POST", body: '{"name":"Ana"}', signal });
}

const onePost = [expect.objectContaining({ method: "POST", body: '{"name":"Ana"}' })];

test("one answers 500", async () => {
  const receiver = await use(startFailingReceiver());
  expect((await post(receiver.url)).status).toBe(500);
  expect(receiver.received).toEqual(onePost);
});

test.each([
  [302, "GET", ""],
  [307, "POST", '{"name":"Ana"}'],
] as const)("one sends on with %i, which arrives as %s", async (status, method, body) => {
  const target = await use(startWebhookReceiver({ port: 0, host: "127.0.0.1" }));
  const receiver = await use(startRedirectingReceiver(`${target.url}/moved`, status));
  expect((await post(receiver.url)).ok).toBe(true);
  expect(receiver.received).toEqual(onePost);
  expect(target.received).toEqual([expect.objectContaining({ path: "/moved", method, body })]);
});

test("one never answers", async () => {
  const receiver = await use(startSilentReceiver());
  await expect(post(receiver.url, AbortSignal.timeout(300))).rejects.toThrow("timeout");
  expect(receiver.received).toEqual(onePost);
});

test("one hangs up before it answers", async () => {
  const receiver = await use(startDroppingReceiver());
  await expect(post(receiver.url)).rejects.toThrow("fetch failed");
  expect(receiver.received).toEqual(onePost);
});

test("one hangs up half-way through its answer", async () => {
  const receiver = await use(startDroppingReceiver("during the answer"));
  const response = await post(receiver.url);
  await expect(response.text()).rejects.toThrow("terminated");
  expect(receiver.received).toEqual(onePost);
});

test("one answers late", async () => {
  const receiver = await use(startSlowReceiver(300));
  const start = performance.now();
  expect((await post(receiver.url)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(295);
});

test("one address refuses connections", async () => {
  await expect(fetch(await refusingAddress())).rejects.toThrow("fetch failed");
});
