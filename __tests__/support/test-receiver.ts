import type { ServerResponse } from "node:http";
import { type ReceivedRequest, readRequest, startServer } from "../../tools/http-server";
import { refusingPort } from "../builds/test-builds";

export type TestReceiver = {
  url: string;
  /** Every request so far, the oldest first. */
  received: ReceivedRequest[];
  /** How many requests were answered while somebody was still waiting for it. */
  answered: () => number;
  /** Answers nothing from now on, until `release` is called. */
  hold: () => void;
  /** Answers everything that waits, and all that comes later. */
  release: () => void;
  close: () => Promise<void>;
};

type Answer = (response: ServerResponse) => void;

/** Answers as a receiver that works does. */
export const accept: Answer = (response) => response.writeHead(200).end("Received.\n");

export const failWith500: Answer = (response) => response.writeHead(500).end("Internal error\n");

/** Makes the browser send a GET to the target, as Apps Script does. */
export function redirectTo(target: string): Answer {
  return (response) => response.writeHead(302, { Location: target }).end();
}

export const hangUpBeforeAnswering: Answer = (response) => response.destroy();

export const hangUpWhileAnswering: Answer = (response) =>
  response.writeHead(200, { "Content-Length": 100 }).write("Rec", () => response.destroy());

const host = "127.0.0.1";

export const refusingAddress = `http://${host}:${refusingPort}/patients`;

/**
 * Starts a receiver of signups that records what it gets and answers as it is told.
 *
 * @param answer - how it answers every request.
 * @param port - 0 takes any free port.
 * @throws Error "Port … is in use by another program." if it is.
 */
export async function startTestReceiver(answer: Answer = accept, port = 0): Promise<TestReceiver> {
  const received: ReceivedRequest[] = [];
  const waiting: ServerResponse[] = [];
  let isHolding = false;
  let answered = 0;

  function answerNow(response: ServerResponse) {
    if (response.destroyed) return;
    answered += 1;
    answer(response);
  }

  const { url, close } = await startServer({ port, host }, async (request, response) => {
    received.push(await readRequest(request));
    if (isHolding) waiting.push(response);
    else answerNow(response);
  });

  return {
    url,
    received,
    answered: () => answered,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const response of waiting.splice(0)) answerNow(response);
    },
    close,
  };
}
