import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

export type ReceivedRequest = {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** ISO date-time. */
  receivedAt: string;
};

/**
 * Reads a request to its end. Resolves with `undefined` if the body has more bytes than the limit;
 * rejects if the client leaves half-way.
 */
export async function readRequest(
  request: IncomingMessage,
  limit: number,
): Promise<ReceivedRequest | undefined> {
  const receivedAt = new Date().toISOString();
  const chunks: Buffer[] = [];
  let size = 0;
  // Read on beyond the limit: a client that is cut off while sending never sees the answer.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) return undefined;

  return {
    path: request.url ?? "/",
    method: request.method ?? "GET",
    headers: request.headers,
    body: Buffer.concat(chunks).toString("utf8"),
    receivedAt,
  };
}
