import { setTimeout as wait } from "node:timers/promises";
import { newKey, openQueue, timeOf, waitingKeys } from "../queue";

// At any path, so that no slip in the address loses signups.
export const config = { path: "/*" };

/** Milliseconds until a signup counts as not stored; the site waits 15 seconds. */
const patience = 8_000;

/** Browsers send less than this with `keepalive`. */
const bodyLimit = 64 * 1024;

/** Answers `Received.` once a signup is stored; tells whoever opens the address what waits. */
export default async function signup(request: Request): Promise<Response> {
  if (request.method !== "POST") return describeQueue();
  const fault = await Promise.race([store(request), wait(patience, "timeout", { ref: false })]);
  if (fault === undefined) return new Response("Received.");
  console.error(`A request was not stored: ${fault}`);
  // The page cannot read any answer, but a redirect to nowhere makes its request fail.
  return new Response(null, { status: 303, headers: { location: "https://not-stored.invalid/" } });
}

/** Stores the signup of a request; returns why if it does not, without any word that was sent. */
async function store(request: Request): Promise<string | undefined> {
  try {
    const body = await request.text();
    if (Buffer.byteLength(body) >= bodyLimit) return "too long";
    const fields: Partial<Record<string, unknown>> | null = JSON.parse(body);
    const isSignup = ["audienceType", "name", "email"].every((key) => isFilledIn(fields?.[key]));
    if (!isSignup) return "no signup";
    // Not with `onlyIfNew`, for which this version of the package reports success on any error.
    await openQueue().set(newKey(body, fields?.timestamp), body);
    return undefined;
  } catch (error) {
    // Its message may quote the body.
    return error instanceof Error ? error.name : "unknown";
  }
}

function isFilledIn(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

async function describeQueue(): Promise<Response> {
  if (!process.env.SCRIPT_URL) return new Response("SCRIPT_URL is not set.", { status: 500 });
  try {
    const times = (await waitingKeys()).map(timeOf).sort((one, other) => one - other);
    const since = times[0] === undefined ? "" : `, since ${new Date(times[0]).toISOString()}`;
    return new Response(
      `This waitlist receiver works. Signups that wait for the sheet: ${times.length}${since}.`,
    );
  } catch {
    return new Response("The store does not answer, so no signup is taken.", { status: 500 });
  }
}
