import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from "node:http";

export type RunningServer = { url: string; close: () => Promise<void> };

export type ReceivedRequest = {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/**
 * Starts a server on a port (0 for any free one).
 * Resolves with its address, without a final slash, and a `close` that also ends open connections.
 * Throws if the port is taken.
 */
export async function startServer(
  { port, host = "localhost" }: { port: number; host?: string },
  listener: RequestListener,
): Promise<RunningServer> {
  const server = createServer(listener);
  // A browser that reuses a connection just as it is closed reports a failed request.
  server.keepAliveTimeout = 65_000;
  await once(server.listen(port, host), "listening").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE"
      ? new Error(
          `Port ${port} is in use by another program. PORT, RECEIVER_PORT or, for tests, TEST_PORT sets another.`,
        )
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

/** Throws if the port is not free at this moment. */
export async function assertPortIsFree(port: number, host?: string): Promise<void> {
  const { close } = await startServer({ port, host }, () => undefined);
  await close();
}

/** Reads a request to its end. Rejects if the client disconnects midway. */
export async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const { url: path = "/", method = "GET", headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return { path, method, headers, body: Buffer.concat(chunks).toString("utf8") };
}
