import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type RunningServer, startServer } from "../../../tools/http-server";
import { runProgram } from "../../support/run-program";

export type Store = {
  /** Where it is, to be given to `provideStore` again. */
  url: string;
  close: () => Promise<void>;
};

/** Starts a store, and makes it the one that functions find in their environment. */
export async function startStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), "store-"));
  const server = runProgram("__tests__/receivers/netlify/blobs-server.ts", {
    folder: process.cwd(),
    environment: { STORE_FOLDER: folder },
  });
  await server.printed("Store at port");
  const url = `http://127.0.0.1:${/port (\d+)/.exec(server.output())?.[1]}`;
  provideStore(url);
  return {
    url,
    close: async () => {
      server.kill();
      await server.ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Makes functions find their store at an address, as Netlify does. */
export function provideStore(url: string): void {
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID: "receiver", token: "token" };
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString("base64");
}

/** Serves a function of Netlify's. */
export function serveFunction(
  handler: (request: Request) => Promise<Response>,
): Promise<RunningServer> {
  return startServer({ port: 0, host: "127.0.0.1" }, async (incoming, response) => {
    await answer(response, await handler(await requestOf(incoming)));
  });
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, "http://receiver.example"), {
    method,
    headers: { "content-type": headers["content-type"] ?? "" },
    body: hasBody ? await buffer(incoming) : undefined,
  });
}

async function answer(response: ServerResponse, answered: Response): Promise<void> {
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(await answered.text());
}
