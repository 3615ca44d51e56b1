import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { builtPathPrefix } from "../../gatsby/html/built-path-prefix";
import { createFileCache } from "./file-cache";
import { headersFor, readHeaderRules } from "./header-rules";
import { listen, type RunningServer } from "./listen";
import { resolvePath } from "./resolve-path";
import { type Answer, sendFile, sendText } from "./send";

export type SiteServerOptions = {
  /** A folder that Gatsby built. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Without it, the prefix that the site was built with. */
  pathPrefix?: string;
  /** Without it, `_headers` in the folder; its rules match the whole path, prefix included. */
  headersFile?: string;
  /** `false` serves like a host that sets no headers, as GitHub Pages does. */
  applyHeaders?: boolean;
  /** Compresses everything before the promise resolves, for measurements. */
  isWarm?: boolean;
  /** How many milliseconds the answer to a path (prefix included, no query) is held back. */
  delayOf?: (path: string) => number;
};

/**
 * Serves a built site as a static host does: Brotli and gzip, ETag, `_headers`, `404.html`, and
 * everything under the path prefix it was built with.
 * Gives the address of its home page's folder, without a final slash.
 * Throws a sentence when there is no build, the port is taken or `_headers` has a fault.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const folder = resolve(options.folder);
  const builtPrefix = await builtPathPrefix(folder);
  const prefix = (options.pathPrefix ?? builtPrefix).replace(/\/+$/, "");
  const isPlain = options.applyHeaders === false;
  const rules = isPlain
    ? []
    : await readHeaderRules(options.headersFile ?? join(folder, "_headers"));
  const files = createFileCache();
  const closing = new AbortController();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, query } = split(request.url ?? "/");
    const delay = options.delayOf?.(path) ?? 0;
    if (delay > 0) await sleep(delay, undefined, { signal: closing.signal });

    const exchange: Answer = { request, response, headers: headersFor(rules, path) };
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return sendText(exchange, 405, "This server only answers GET and HEAD.");
    }
    if (path === prefix && prefix !== "") return redirect(response, `${prefix}/${query}`);
    if (!path.startsWith(`${prefix}/`)) {
      return sendText(exchange, 404, `Nothing is served here; the site is at ${prefix}/`);
    }

    const found = await resolvePath(folder, path.slice(prefix.length));
    if (found.kind === "redirect") return redirect(response, `${prefix}${found.path}${query}`);
    if (found.kind === "file") return sendFile(exchange, 200, await files.read(found.file));

    const notFound = await resolvePath(folder, "/404.html");
    return notFound.kind === "file"
      ? sendFile(exchange, 404, await files.read(notFound.file))
      : sendText(exchange, 404, "Not found");
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (closing.signal.aborted || response.headersSent) response.destroy();
      else sendText({ request, response, headers: new Map() }, 500, "This file cannot be read.");
    });
  });
  if (options.isWarm) await files.warm(folder);
  const running = await listen(server, options.port, options.host);

  async function close(): Promise<void> {
    closing.abort();
    await running.close();
  }

  return { url: `${running.url}${prefix}`, close };
}

function split(address: string): { path: string; query: string } {
  const start = address.indexOf("?");
  return start === -1
    ? { path: address, query: "" }
    : { path: address.slice(0, start), query: address.slice(start) };
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, "Content-Length": 0 }).end();
}
