import {
  createServer as createHttpServer,
  type IncomingMessage,
  request as requestOf,
  type ServerResponse,
} from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { testBuilds, testHost } from "../../../tools/test-builds";
import { selfSignedCertificate } from "./self-signed-certificate";

type Faults = {
  /** Paths that are answered only once `release` is called. */
  held?: RegExp;
  /** Paths that are answered with 404. */
  missing?: RegExp;
  /** Headers that replace or join those of the site. */
  headers?: Record<string, string>;
  /** Leaves out every header that a host like GitHub Pages does not send. */
  isPlainHost?: boolean;
  isHttps?: boolean;
};

export type SiteProxy = {
  /** The home page's address, without a final slash. */
  url: string;
  /** Holds the `held` paths back again. */
  hold: () => void;
  release: () => void;
  close: () => Promise<void>;
};

/** Puts the root build at an origin of its own, from a host that has some faults. */
export async function startSiteProxy(faults: Faults): Promise<SiteProxy> {
  const { held, missing, isHttps = false } = faults;
  let waiting: (() => void)[] = [];
  let isHolding = true;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (missing?.test(path)) return void response.writeHead(404).end("Not found\n");
    if (isHolding && held?.test(path)) await new Promise<void>((resolve) => waiting.push(resolve));
    forward(request, response, faults);
  }

  const server = isHttps
    ? createHttpsServer(selfSignedCertificate(), answer)
    : createHttpServer(answer);
  await new Promise<void>((resolve) => server.listen(0, testHost, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    url: `${isHttps ? "https" : "http"}://${testHost}:${port}`,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const resume of waiting) resume();
      waiting = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  { headers: added = {}, isPlainHost }: Faults,
): void {
  const onward = requestOf(`${testBuilds.root.url}${url}`, { method, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(
      ([name]) => !isPlainHost || plainHeaders.test(name),
    );
    response.writeHead(answer.statusCode ?? 500, { ...Object.fromEntries(kept), ...added });
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  onward.end();
}

const plainHeaders = /^(?:content-(?!security)|location$|etag$|cache-control$|vary$)/;
