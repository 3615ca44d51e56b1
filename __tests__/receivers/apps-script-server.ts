import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { startServer } from "../../tools/serve/http-server";
import { loadReceiver } from "./receiver";

const anywhere = { port: 0, host: "127.0.0.1" };
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/**
 * Serves the receiver for Google Sheets on this machine as Google serves a web app: each run of the
 * script answers 302 when it is over, and its text waits at another origin, to be fetched by GET.
 */
export async function startAppsScriptServer() {
  const receiver = loadReceiver();
  const answers = new Map<string, string>();

  const contentHost = await startServer(anywhere, (request, response) => {
    response.writeHead(200, anyOrigin).end(answers.get(request.url ?? ""));
  });
  const webApp = await startServer(anywhere, async (request, response) => {
    const path = `/macros/echo?user_content_key=${randomUUID()}`;
    answers.set(path, receiver.post(await text(request)));
    response.writeHead(302, { ...anyOrigin, Location: contentHost.url + path }).end();
  });

  return {
    /** The web app's address, which ends in /exec as Google's does. */
    url: `${webApp.url}/macros/s/example/exec`,
    spreadsheet: receiver.spreadsheet,
    close: async () => {
      await Promise.all([webApp.close(), contentHost.close()]);
    },
  };
}
