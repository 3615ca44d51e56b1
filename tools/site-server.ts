import { resolve } from "node:path";
import compression from "compression";
import express from "express";
import { type RunningServer, type ServerOptions, startServer } from "./http-server";

type SiteServerOptions = ServerOptions & {
  /** A folder that Gatsby built. */
  folder: string;
  /** The path prefix of the build, such as "/willowline". */
  prefix?: string;
};

/**
 * Serves a built site as GitHub Pages does: `/about` redirects to `/about/`, unknown paths get
 * `404.html` with status 404, and texts are compressed by gzip.
 *
 * @returns the address of the home page, without a final slash, and `close`.
 * @throws Error if the port is in use.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const { folder, prefix = "", ...server } = options;
  const site = express();
  site.use((request, _response, next) => {
    // Keeps `compression` from Brotli, which GitHub Pages does not have.
    if (request.headers["accept-encoding"]?.includes("gzip"))
      request.headers["accept-encoding"] = "gzip";
    next();
  });
  site.use(compression());
  site.use(prefix || "/", express.static(folder));
  site.use((_request, response) => {
    response.status(404).sendFile(resolve(folder, "404.html"));
  });
  const { url, close } = await startServer(server, site);
  return { url: url + prefix, close };
}
