import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { startServer } from "../../tools/http-server";

type ReceivedRequest = { path?: string; method?: string; body: string };

export type TestReceiver = {
  url: string;
  /** Every request so far, the oldest first. */
  received: ReceivedRequest[];
  /** The bodies of all requests so far, parsed. */
  signups: () => Record<string, unknown>[];
  /** How many requests got their answer, because their client still waited. */
  answered: () => number;
  /** Answers nothing from now on, until `release` is called. */
  hold: () => void;
  /** Answers everything that waits, and all that comes later. */
  release: () => void;
  close: () => Promise<void>;
};

type Answer = (response: ServerResponse) => void;

const accept: Answer = (response) => response.end("Received.");

export const failWith500: Answer = (response) => response.writeHead(500).end("Internal error");

export const hangUp: Answer = (response) => response.destroy();

/** Starts a receiver of signups, on any free port, which records requests and answers as it is told. */
export async function startTestReceiver(answer: Answer = accept, port = 0): Promise<TestReceiver> {
  const received: ReceivedRequest[] = [];
  const waiting: ServerResponse[] = [];
  let isHolding = false;
  let answered = 0;

  const { url, close } = await startServer(
    { port, host: "127.0.0.1", variable: "TEST_PORT" },
    async (request, response) => {
      const { url: path, method } = request;
      received.push({ path, method, body: await text(request) });
      if (isHolding) waiting.push(response);
      else reply(response);
    },
  );

  function reply(response: ServerResponse): void {
    if (!response.destroyed) answered += 1;
    answer(response);
  }

  return {
    url,
    received,
    signups: () => received.map(({ body }) => JSON.parse(body)),
    answered: () => answered,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const response of waiting.splice(0)) reply(response);
    },
    close,
  };
}

/** Returns an address that refuses connections. */
export async function refusingAddress(): Promise<string> {
  const receiver = await startTestReceiver();
  await receiver.close();
  return receiver.url;
}
