import type { Server } from "node:http";
import { createServer, type Server as PortHolder } from "node:net";

export type RunningServer = { url: string; close: () => Promise<void> };

/**
 * Starts a server on a port (0 for any free one).
 * Gives its address without a final slash, and a `close` that also ends open connections.
 * Throws a sentence when the port cannot be had.
 */
export async function listen(
  server: Server,
  port: number,
  host = "localhost",
): Promise<RunningServer> {
  // A browser that reuses a connection just as it is closed reports a failed request.
  server.keepAliveTimeout = 65_000;
  await bind(server, port, host);
  const address = server.address();
  const boundPort = typeof address === "object" && address ? address.port : port;
  return { url: `http://${host}:${boundPort}`, close: () => closeWithConnections(server) };
}

/** Throws a sentence when the port is not free at this moment. */
export async function assertPortIsFree(port: number, host = "localhost"): Promise<void> {
  const probe = createServer();
  await bind(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

function bind(server: PortHolder, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    function fail(error: NodeJS.ErrnoException) {
      reject(new Error(sentenceFor(error, port, host)));
    }
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

function sentenceFor(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is in use by another program.`;
    case "EACCES":
      return `Port ${port} needs more rights than this program has; choose one above 1023.`;
    default:
      return `Nothing can be served at ${host}:${port} (${error.code ?? error.message}).`;
  }
}

function closeWithConnections(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
