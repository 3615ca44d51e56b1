import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "../../tools/serve/listen";
import { type ReceivedRequest, readRequest } from "../../tools/serve/received-request";
import type { WebhookReceiver } from "../../tools/serve/webhook-receiver";

/** A receiver that records what it gets and answers 500. */
export function startFailingReceiver(): Promise<WebhookReceiver> {
  return startFaultyReceiver((response) => response.writeHead(500).end("Internal error\n"));
}

/**
 * A receiver that records what it gets and sends the client on to another address.
 * 302 turns the request into a GET there, as Apps Script does; 307 repeats it as it is.
 */
export function startRedirectingReceiver(
  target: string,
  status: 302 | 307 = 302,
): Promise<WebhookReceiver> {
  return startFaultyReceiver((response) => response.writeHead(status, { Location: target }).end());
}

/** A receiver that records what it gets and never answers. */
export function startSilentReceiver(): Promise<WebhookReceiver> {
  return startFaultyReceiver(() => undefined);
}

/** A receiver that records what it gets and hangs up, before its answer or half-way through it. */
export function startDroppingReceiver(
  moment: "before the answer" | "during the answer" = "before the answer",
): Promise<WebhookReceiver> {
  return startFaultyReceiver((response) => {
    if (moment === "before the answer") response.destroy();
    else response.writeHead(200, { "Content-Length": 100 }).write("Rec", () => response.destroy());
  });
}

/** What a slow receiver also tells: how many of its answers somebody was still there for. */
export type SlowReceiver = WebhookReceiver & { answered: () => number };

/** A receiver that records what it gets and answers 200 after some milliseconds. */
export async function startSlowReceiver(delay: number): Promise<SlowReceiver> {
  let answered = 0;
  const receiver = await startFaultyReceiver(async (response, closing) => {
    await sleep(delay, undefined, { signal: closing });
    if (response.destroyed) return;
    answered += 1;
    response.writeHead(200).end("Received at last.\n");
  });
  return { ...receiver, answered: () => answered };
}

/** Gives an address on this machine that refuses connections. */
export async function refusingAddress(): Promise<string> {
  const closed = await listen(createServer(), 0, host);
  await closed.close();
  return `${closed.url}/families`;
}

const host = "127.0.0.1";

type Fault = (response: ServerResponse, closing: AbortSignal) => unknown;

async function startFaultyReceiver(fault: Fault): Promise<WebhookReceiver> {
  const received: ReceivedRequest[] = [];
  const closing = new AbortController();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = await readRequest(request, Number.POSITIVE_INFINITY);
    if (message) received.push(message);
    await fault(response, closing.signal);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const running = await listen(server, 0, host);

  async function close(): Promise<void> {
    closing.abort();
    await running.close();
  }

  return { url: running.url, received, close };
}
