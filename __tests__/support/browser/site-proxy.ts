import { type IncomingMessage, request as requestOf, type ServerResponse } from "node:http";
import { type RunningServer, startServer } from "../../../tools/serve/http-server";
import { testBuilds, testHost } from "../../builds/test-builds";

type Faults = {
  /** Paths that are answered only once `release` is called. */
  held?: RegExp;
  /** Paths that are answered with 404. */
  missing?: RegExp;
};

export type SiteProxy = RunningServer & {
  /** Answers these paths only once they are released, from now on. */
  hold: (paths: RegExp) => void;
  /** Answers those of the `held` paths that match, or all, from now on. */
  release: (paths?: RegExp) => void;
  /** Has newer scripts from now on: those of the pages that are open are gone. */
  redeploy: () => void;
};

/** Puts the root build at an origin of its own, from a host that has some faults. */
export async function startSiteProxy({ held, missing }: Faults = {}): Promise<SiteProxy> {
  let released: RegExp[] = [];
  let isPageOld = false;
  const waiting = new Map<() => void, string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (held?.test(path) && !released.some((paths) => paths.test(path))) {
      await new Promise<void>((resume) => waiting.set(resume, path));
    }
    // A page that is opened again asks for the scripts that are there.
    if (request.headers["sec-fetch-dest"] === "document") isPageOld = false;
    const isGone = isPageOld && path.endsWith(".js");
    if (isGone || missing?.test(path)) return void response.writeHead(404).end("Not found\n");
    if (isPageOld && path.endsWith("/app-data.json")) {
      return void response.end('{"webpackCompilationHash":"of the new scripts"}');
    }
    forward(request, response);
  }

  return {
    ...(await startServer({ port: 0, host: testHost }, answer)),
    hold: (paths) => {
      held = paths;
      released = [];
    },
    release: (paths = /^/) => {
      released.push(paths);
      for (const [resume, path] of waiting) {
        if (paths.test(path) && waiting.delete(resume)) resume();
      }
    },
    redeploy: () => {
      isPageOld = true;
    },
  };
}

function forward({ method, url, headers }: IncomingMessage, response: ServerResponse): void {
  const onward = requestOf(`${testBuilds.root.url}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  onward.end();
}
