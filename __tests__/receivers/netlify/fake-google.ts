import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { startServer } from "../../../tools/http-server";
import { FakeSpreadsheet, loadScript } from "../fake-apps-script";

/** Google runs so many at once for an account. */
const mostRuns = 30;

export type FakeGoogle = {
  /** The address of the web app. */
  url: string;
  spreadsheet: FakeSpreadsheet;
  /** The bodies of all posts that ran the script so far. */
  posted: string[];
  /** Says which requests are answered with a web page, in place of a run. */
  showsPage: (method: string, body: string) => boolean;
  /** What each run waits for before it begins. */
  before: (method: string) => unknown;
  /** Resolves once no run is under way. */
  finished: () => Promise<unknown>;
  close: () => Promise<void>;
};

/**
 * Serves the script as Google does: an answer is at another address, to which a redirect leads; what
 * cannot run now, or throws, is answered with a web page of status 200.
 */
export async function startFakeGoogle(code?: string): Promise<FakeGoogle> {
  const spreadsheet = new FakeSpreadsheet();
  const script = loadScript(spreadsheet, code);
  const answers: string[] = [];
  const runs = new Set<Promise<unknown>>();

  async function run(method: string, body: string): Promise<string> {
    await google.before(method);
    if (method !== "POST") return script.get();
    google.posted.push(body);
    return script.post(body);
  }

  const { url, close } = await startServer(
    { port: 0, host: "127.0.0.1" },
    async (request, response) => {
      const { method = "", url: path = "" } = request;
      const [, echoed] = /^\/echo\/(\d+)$/.exec(path) ?? [];
      if (echoed) return void response.end(answers[Number(echoed)]);
      const body = await text(request);
      if (runs.size === mostRuns || google.showsPage(method, body)) return showPage(response);
      const answer = run(method, body);
      runs.add(answer);
      try {
        answers.push(await answer);
        response.writeHead(302, { location: `${url}/echo/${answers.length - 1}` }).end();
      } catch {
        showPage(response);
      } finally {
        runs.delete(answer);
      }
    },
  );

  const google: FakeGoogle = {
    url: `${url}/macros/s/AKfy/exec`,
    spreadsheet,
    posted: [],
    showsPage: () => false,
    before: () => undefined,
    finished: () => Promise.allSettled(runs),
    close,
  };
  return google;
}

/** Answers as Google does for errors and for logins. */
function showPage(response: ServerResponse): void {
  response.end("<!DOCTYPE html><title>Sorry, unable to open the file at this time.</title>");
}
