import { type IncomingMessage, request as requestOf, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { type RunningServer, startServer } from "../../../tools/http-server";
import { testBuilds, testHost } from "../../builds/test-builds";

export type SiteProxy = RunningServer & {
  /** Answers these paths, and no others, only once they are released, from now on. */
  hold: (paths: RegExp) => void;
  /** Answers everything, from now on. */
  release: () => void;
  /** Sends pages in small parts from now on, as a slow line does. */
  slowDown: () => void;
  /** Has newer scripts from now on: those of the pages that are open are gone. */
  redeploy: () => void;
};

const nothing = /(?!)/;

/** Puts the root build at an origin of its own, from a host that has some faults. */
export async function startSiteProxy(): Promise<SiteProxy> {
  let held = nothing;
  let isPageOld = false;
  let isSlow = false;
  const waiting = new Map<() => void, string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (held.test(path)) await new Promise<void>((resume) => waiting.set(resume, path));
    // A page that is opened again asks for the scripts that are there.
    if (request.headers["sec-fetch-dest"] === "document") isPageOld = false;
    const isGone = isPageOld && path.endsWith(".js");
    if (isGone) return void response.writeHead(404).end("Not found\n");
    if (isPageOld && path.endsWith("/app-data.json")) {
      return void response.end('{"webpackCompilationHash":"of the new scripts"}');
    }
    const isInParts = isSlow && request.headers["sec-fetch-dest"] === "document";
    forward(request, response, isInParts ? sendInParts : undefined);
  }

  function hold(paths: RegExp): void {
    held = paths;
    for (const [resume, path] of waiting) {
      if (!held.test(path) && waiting.delete(resume)) resume();
    }
  }

  return {
    ...(await startServer({ port: 0, host: testHost }, answer)),
    hold,
    release: () => hold(nothing),
    slowDown: () => {
      isSlow = true;
    },
    redeploy: () => {
      isPageOld = true;
    },
  };
}

function forward(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  send: (answer: IncomingMessage, response: ServerResponse) => unknown = pipe,
): void {
  const onward = requestOf(`${testBuilds.root.url}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    send(answer, response);
  });
  onward.on("error", () => response.destroy());
  onward.end();
}

function pipe(answer: IncomingMessage, response: ServerResponse): void {
  answer.pipe(response);
}

/** A quarter of a packet each frame: more often than a line, so that a frame is shown of every state. */
async function sendInParts(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts = Buffer.concat(await answer.toArray());
  for (let start = 0; start < parts.length; start += 350) {
    response.write(parts.subarray(start, start + 350));
    await setTimeout(15);
  }
  response.end();
}
