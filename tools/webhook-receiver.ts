import { appendFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { type RunningServer, type ServerOptions, startServer } from "./http-server";

/**
 * Starts a receiver of signups that takes JSON by POST at any path, prints it, adds it to the file as
 * a line of its own, and answers 200; 400 if it is not JSON, 500 if the file cannot be written.
 *
 * @throws Error if the port is in use.
 */
export async function startWebhookReceiver(
  options: ServerOptions,
  file: string,
): Promise<RunningServer> {
  return startServer(options, async (request, response) => {
    try {
      const line = asOneLine(await text(request));
      if (line === undefined) return void response.writeHead(400).end("This is not JSON.\n");
      await appendFile(file, `${line}\n`);
      console.log(`Signup at ${request.url}: ${line}`);
      response.end("Received.\n");
    } catch (error) {
      console.error(error);
      response.writeHead(500).end("This signup could not be stored.\n");
    }
  });
}

/** Returns JSON in one line, with control characters escaped, which a terminal would obey. */
function asOneLine(json: string): string | undefined {
  try {
    const line = JSON.stringify(JSON.parse(json));
    return line.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => {
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    });
  } catch {
    return undefined;
  }
}
