import { createServer, type ServerResponse } from "node:http";
import type { Audience } from "../../../src/audience/audience";
import { storageKeys } from "../../../src/waitlist/submission/webhook-addresses";
import { listen } from "../../../tools/serve/listen";
import { readRequest } from "../../../tools/serve/received-request";

export type SignupReceiver = {
  /** The paths of all requests so far. */
  paths: string[];
  /** The bodies of all requests so far, parsed. */
  signups: Record<string, unknown>[];
  /** Answers no request from now on, until `answer` is called. */
  hold: () => void;
  /** Answers all requests that wait, and all later ones. */
  answer: () => void;
  close: () => Promise<void>;
};

/** Starts a receiver whose answers a test can hold back; both audiences' signups go there. */
export async function startSignupReceiver(): Promise<SignupReceiver> {
  const paths: string[] = [];
  const signups: Record<string, unknown>[] = [];
  const waiting: ServerResponse[] = [];
  let isHolding = false;

  const server = createServer(async (request, response) => {
    const received = await readRequest(request, Number.POSITIVE_INFINITY);
    paths.push(received?.path ?? "");
    signups.push(JSON.parse(received?.body ?? ""));
    if (isHolding) waiting.push(response);
    else response.end();
  });
  const { url, close } = await listen(server, 0, "127.0.0.1");
  storeAddress("patients", `${url}/families`);
  storeAddress("providers", `${url}/clinics`);

  return {
    paths,
    signups,
    hold: () => {
      isHolding = true;
    },
    answer: () => {
      isHolding = false;
      for (const response of waiting.splice(0)) response.end();
    },
    close,
  };
}

export function storeAddress(audience: Audience, address: string): void {
  localStorage.setItem(storageKeys[audience], address);
}
