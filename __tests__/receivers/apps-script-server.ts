import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type ReceivedRequest, readRequest, startServer } from "../../tools/serve/http-server";
import type { FakeSpreadsheet } from "./fake-apps-script";
import { type Clock, loadReceiver, type Settings } from "./receiver";

export type AppsScriptServer = {
  /** The web app's address, which ends in /exec as Google's does. */
  url: string;
  spreadsheet: FakeSpreadsheet;
  /** Every request to the web app so far, oldest first. */
  received: ReceivedRequest[];
  close: () => Promise<void>;
};

export type AppsScriptServerOptions = { settings?: Settings; clock?: Clock };

const host = "127.0.0.1";

/**
 * Serves the receiver for Google Sheets on this machine as Google serves a web app: each run of the
 * script answers 302, and its text waits at another origin, to be fetched by GET.
 *
 * @param options - changes of the script's constants, and the moment it takes for now, which is
 *   the real one unless given.
 */
export async function startAppsScriptServer({
  settings = {},
  clock = runningClock,
}: AppsScriptServerOptions = {}): Promise<AppsScriptServer> {
  const receiver = loadReceiver(settings, undefined, clock);
  const received: ReceivedRequest[] = [];
  const answers = new Map<string, string>();

  const contentHost = await startServer({ port: 0, host }, (request, response) => {
    const text = answers.get(request.url ?? "");
    send(response, text === undefined ? 404 : 200, text);
  });

  /** Runs the script for a request, and gives the path at which its answer waits. */
  async function run(request: IncomingMessage): Promise<string> {
    const message = await readRequest(request);
    received.push(message);
    const path = `/macros/echo?user_content_key=${randomUUID()}`;
    answers.set(path, textFor(message));
    return path;
  }

  function textFor({ method, body }: ReceivedRequest): string {
    return method === "POST" ? receiver.post(body) : receiver.doGet().getContent();
  }

  const running = await startServer({ port: 0, host }, (request, response) => {
    if (request.url !== webAppPath) return send(response, 404);
    // A web app has no function for any other method; a browser that asks first is turned away.
    if (request.method !== "GET" && request.method !== "POST") return send(response, 405);
    run(request).then(
      (path) => {
        response.writeHead(302, { ...anyOrigin, Location: contentHost.url + path }).end();
      },
      () => send(response, 500),
    );
  });

  return {
    url: running.url + webAppPath,
    spreadsheet: receiver.spreadsheet,
    received,
    close: async () => {
      await Promise.all([running.close(), contentHost.close()]);
    },
  };
}

const webAppPath = "/macros/s/example/exec";
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

const runningClock: Clock = {
  get now() {
    return Date.now();
  },
  set now(_) {
    throw new Error("This clock runs by itself.");
  },
};

function send(response: ServerResponse, status: number, text?: string): void {
  if (text === undefined) response.writeHead(status).end();
  else {
    const headers = { ...anyOrigin, "Content-Type": "text/plain; charset=utf-8" };
    response.writeHead(status, headers).end(text);
  }
}
