import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

export type RunningServer = { url: string; close: () => Promise<void> };

export type ServerOptions = {
  /** 0 takes any free one. */
  port: number;
  host?: string;
  /** The environment variable that changes the port. */
  variable?: string;
};

/**
 * Starts a server.
 *
 * @returns its address, without a final slash, and `close`, which also ends open connections.
 * @throws Error if the port is in use.
 */
export async function startServer(
  { port, host = "localhost", variable }: ServerOptions,
  listener: RequestListener,
): Promise<RunningServer> {
  const server = createServer(listener);
  // Chromium reports a failed request if it reuses a connection just as the server closes it.
  server.keepAliveTimeout = 65_000;
  await once(server.listen(port, host), "listening").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE"
      ? new Error(`Port ${port} is in use by another program; set ${variable} to a free one.`)
      : error;
  });
  const address = server.address();
  const boundPort = typeof address === "object" && address ? address.port : port;

  async function close(): Promise<void> {
    const closed = once(server.close(), "close");
    server.closeAllConnections();
    await closed;
  }
  return { url: `http://${host}:${boundPort}`, close };
}
