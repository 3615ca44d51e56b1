import { appendFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen, type RunningServer } from "./listen";
import { type ReceivedRequest, readRequest } from "./received-request";

export type WebhookReceiverOptions = {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** A file to which each signup is appended as one line of JSON. */
  file?: string;
  onSignup?: (request: ReceivedRequest) => void;
};

export type WebhookReceiver = RunningServer & {
  /** Every request so far, of whatever method, oldest first. */
  received: ReceivedRequest[];
};

const bodyLimit = 64 * 1024;

/**
 * Starts a receiver of signups that stands in for Zapier or Apps Script.
 * Takes a JSON object by POST at any path, from any origin; answers 200 once it is stored.
 * Throws if the port is taken or the file cannot be written.
 */
export async function startWebhookReceiver(
  options: WebhookReceiverOptions,
): Promise<WebhookReceiver> {
  const { file, onSignup } = options;
  if (file) await assertCanAppend(file);
  const received: ReceivedRequest[] = [];

  async function answer(request: IncomingMessage): Promise<Reply> {
    const message = await readRequest(request, bodyLimit);
    if (!message) return { status: 413, text: "A signup may have at most 64 KiB." };
    received.push(message);
    if (message.method === "OPTIONS") return { status: 204 };
    if (message.method !== "POST") {
      return {
        status: 200,
        text: "This is the waitlist's local receiver; it takes signups by POST.",
      };
    }

    const signup = parseObject(message.body);
    if (!signup) return { status: 400, text: "The body of a signup is a JSON object." };
    if (file) await appendFile(file, `${JSON.stringify(signup)}\n`);
    onSignup?.(message);
    return { status: 200, text: "Received." };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (reply) => send(response, reply),
      () => send(response, { status: 500, text: "This signup could not be stored." }),
    );
  });
  return { ...(await listen(server, options.port, options.host)), received };
}

/** Throws if nothing can be appended to the file; creates it if it does not exist. */
export async function assertCanAppend(file: string): Promise<void> {
  await appendFile(file, "").catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Signups cannot be written to ${file} (${error.code ?? error.message}).`);
  });
}

type Reply = { status: number; text?: string };

const anyOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
  "Access-Control-Allow-Headers": "*",
};

function send(response: ServerResponse, { status, text }: Reply): void {
  const type = text ? { "Content-Type": "text/plain; charset=utf-8" } : {};
  response.writeHead(status, { ...anyOrigin, ...type }).end(text ? `${text}\n` : undefined);
}

function parseObject(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
