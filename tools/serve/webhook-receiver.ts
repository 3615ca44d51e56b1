import { appendFile } from "node:fs/promises";
import { webhookVariables } from "../../gatsby/before-build/build-variables";
import { audiences } from "../../src/audience/audience";
import { type RunningServer, readRequest, startServer } from "./http-server";

/**
 * Starts a receiver of signups that stands in for Zapier or Apps Script: takes a JSON object by POST
 * at any path, adds it to the file as a line of its own, prints it, and answers 200.
 * Throws if the port is taken or the file cannot be written.
 */
export async function startWebhookReceiver(port: number, file: string): Promise<RunningServer> {
  await appendFile(file, "").catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Signups cannot be written to ${file} (${error.code}).`);
  });
  return startServer({ port }, (request, response) => {
    store().then(
      ([status, text]) => response.writeHead(status).end(`${text}\n`),
      () => response.writeHead(500).end("This signup could not be stored.\n"),
    );

    async function store(): Promise<[status: number, text: string]> {
      const { path, method, body } = await readRequest(request);
      if (method !== "POST") return [405, "This receiver takes signups by POST."];
      const signup = parseObject(body);
      if (!signup) return [400, "The body of a signup is a JSON object."];
      const line = JSON.stringify(signup);
      await appendFile(file, `${line}\n`);
      console.log(`Signup at ${path}: ${withoutControls(line)}`);
      return [200, "Received."];
    }
  });
}

function parseObject(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return value instanceof Object && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps terminal codes that were typed into the form out of the terminal. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => encodeURIComponent(character));
}

/** Returns the variables that send both audiences' signups to the receiver at this address. */
export function receiverVariables(receiver: string): Record<string, string> {
  return Object.fromEntries(
    audiences.map((audience) => [webhookVariables[audience], `${receiver}/${audience}`]),
  );
}
