import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedFile, Encoding } from "./file-cache";

export type Answer = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Headers by lower-case name that replace or join the server's own. */
  headers: Map<string, string>;
};

/** Answers with a file in the best encoding the client takes, or with 304 if it has it already. */
export async function sendFile(answer: Answer, status: number, file: CachedFile): Promise<void> {
  const { request, response } = answer;
  const { bytes, encoding } = await file.encoded(acceptedEncodings(request));
  const etag = `"${file.digest}${encoding ? `-${encoding}` : ""}"`;

  // What hosts say of files they know nothing about: keep it, but ask each time.
  response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  if (file.isCompressible) response.setHeader("Vary", "Accept-Encoding");
  if (status === 200) response.setHeader("ETag", etag);
  if (status === 200 && hasAlready(request, etag)) return finish(answer, 304);

  response.setHeader("Content-Type", file.type);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  return finish(answer, status, bytes);
}

/** Answers with a line of plain text. */
export function sendText(answer: Answer, status: number, text: string): void {
  answer.response.setHeader("Content-Type", "text/plain; charset=utf-8");
  finish(answer, status, Buffer.from(`${text}\n`));
}

function finish({ request, response, headers }: Answer, status: number, bytes?: Buffer): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  if (bytes) response.setHeader("Content-Length", bytes.length);
  response.writeHead(status).end(request.method === "HEAD" ? undefined : bytes);
}

function acceptedEncodings(request: IncomingMessage): Encoding[] {
  const accepted = (request.headers["accept-encoding"] ?? "")
    .toLowerCase()
    .split(",")
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(?:\.0*)?$/.test(item));
  const names = accepted.map((item) => item.split(";")[0]?.trim());
  return (["br", "gzip"] as const).filter((encoding) => names.includes(encoding));
}

function hasAlready(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"];
  if (known === undefined) return false;
  return known.split(",").some((item) => [etag, `W/${etag}`, "*"].includes(item.trim()));
}
