import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import compression from "compression";
import sirv from "sirv";
import { builtPathPrefix } from "../../gatsby/html/built-path-prefix";
import { headersFor, readHeaderRules } from "./header-rules";
import { listen, type RunningServer } from "./listen";

export type SiteServerOptions = {
  /** A folder that Gatsby built. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Without it, `_headers` in the folder; its rules match the whole path, prefix included. */
  headersFile?: string;
  /** `false` serves like a host that sets no headers, as GitHub Pages does. */
  applyHeaders?: boolean;
  /** How many milliseconds the answer to a path (prefix included, no query) is held back. */
  delayOf?: (path: string) => number;
};

/**
 * Serves a built site, under the path prefix it was built with, as a static host does: `_headers`,
 * `404.html`, `/about` from `about.html`. A file with a `.br` or `.gz` beside it is sent as that,
 * any other is compressed on the way.
 * Resolves with the address of the home page's folder, without a final slash.
 * Throws if there is no build, the port is taken or `_headers` has a fault.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const { folder, port, host, applyHeaders = true, delayOf } = options;
  const prefix = await builtPathPrefix(folder);
  const headersFile = options.headersFile ?? join(folder, "_headers");
  const rules = applyHeaders ? await readHeaderRules(headersFile) : [];
  const compress = compression();
  // `dev` reads the folder at each request, so that the site can be built again meanwhile.
  const sendFile = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(`http://localhost${request.url}`);
    const delay = delayOf?.(path) ?? 0;
    if (delay > 0) await sleep(delay, undefined, { ref: false });

    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
    compress(request, response, () => route(request, response, path, search));
  }

  function route(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
  ): void {
    const file = path.slice(prefix.length);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      sendText(response, 405, "This server only answers GET and HEAD.");
    } else if (path === prefix) {
      redirect(response, `${prefix}/${search}`);
    } else if (!path.startsWith(`${prefix}/`)) {
      sendText(response, 404, `Nothing is served here; the site is at ${prefix}/`);
    } else if (file === "/_headers" || file === "/_redirects") {
      sendNotFound();
    } else if (file.endsWith("/")) {
      sendFirst([`${file}index.html`], sendNotFound);
    } else {
      sendFirst([file, `${file}.html`], () => {
        // As GitHub Pages does.
        if (existsSync(join(folder, file, "index.html"))) redirect(response, `${path}/${search}`);
        else sendNotFound();
      });
    }

    function sendFirst([candidate, ...others]: string[], orElse: () => void): void {
      request.url = candidate;
      sendFile(request, response, () => {
        if (others.length > 0) sendFirst(others, orElse);
        else orElse();
      });
    }

    function sendNotFound(): void {
      fixStatus(response, 404);
      sendFirst(["/404.html"], () => sendText(response, 404, "Not found"));
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const { url, close } = await listen(server, port, host);
  return { url: `${url}${prefix}`, close };
}

/** sirv sends every file with status 200. */
function fixStatus(response: ServerResponse, status: number): void {
  const { writeHead } = response;
  response.writeHead = (_status: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [status, ...rest]);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end();
}
