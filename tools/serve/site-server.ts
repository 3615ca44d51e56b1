import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { type RunningServer, startServer } from "./http-server";

type SiteServerOptions = {
  /** A folder that Gatsby built. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  host?: string;
};

/**
 * Serves a built site, under the path prefix it was built with, as the weakest host does: `404.html`,
 * `/about` from `about.html` and from nothing else; compressed by gzip; no headers of ours.
 * Resolves with the address of the home page's folder, without a final slash.
 * Throws if there is no build, or the port is taken.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const { folder, port, host } = options;
  const prefix = await pathPrefixOf(folder);
  const compress = compression();
  // `dev` reads the folder at each request, so that the site can be built again meanwhile.
  const sendFile = sirv(folder, { dev: true, etag: true, extensions: [] });

  async function sendNotFound(response: ServerResponse): Promise<void> {
    const page = await readFile(join(folder, "404.html")).catch(() => "Not found");
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  }

  const { url, close } = await startServer({ port, host }, (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    // Browsers would take Brotli too, which the weakest hosts do not have.
    if (request.headers["accept-encoding"]?.includes("gzip")) {
      request.headers["accept-encoding"] = "gzip";
    }
    const file = path.slice(prefix.length);
    const candidates = file.endsWith("/") ? [`${file}index.html`] : [file, `${file}.html`];

    function sendFirst([candidate, ...others]: string[]): void {
      if (!candidate) return void sendNotFound(response);
      request.url = candidate;
      sendFile(request, response, () => sendFirst(others));
    }
    compress(request, response, () => {
      if (path.startsWith(`${prefix}/`)) sendFirst(candidates);
      else response.writeHead(404).end(`The site is at ${prefix}/\n`);
    });
  });
  return { url: url + prefix, close };
}

/** Reads the path prefix that a site was built with from its home page, which carries its own path. */
async function pathPrefixOf(folder: string): Promise<string> {
  const html = await readFile(join(folder, "index.html"), "utf8").catch(() => {
    throw new Error(`There is no built site in ${folder}; build it with "npm run build".`);
  });
  return / data-path="(.*?)\/"/.exec(html)?.[1] ?? "";
}
