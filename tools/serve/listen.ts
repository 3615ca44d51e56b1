import { once } from "node:events";
import { createServer, type Server } from "node:http";

export type RunningServer = { url: string; close: () => Promise<void> };

/**
 * Starts a server on a port (0 for any free one).
 * Resolves with its address, without a final slash, and a `close` that also ends open connections.
 * Throws if the port is taken or needs more rights.
 */
export async function listen(
  server: Server,
  port: number,
  host = "localhost",
): Promise<RunningServer> {
  // A browser that reuses a connection just as it is closed reports a failed request.
  server.keepAliveTimeout = 65_000;
  await once(server.listen(port, host), "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Error(reasonFor(error, port));
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

/** Throws if the port is not free at this moment. */
export async function assertPortIsFree(port: number, host?: string): Promise<void> {
  const { close } = await listen(createServer(), port, host);
  await close();
}

function reasonFor({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program.`;
  if (code === "EACCES") return `Port ${port} needs more rights; choose one above 1023.`;
  return `Port ${port} cannot be opened (${message}).`;
}
