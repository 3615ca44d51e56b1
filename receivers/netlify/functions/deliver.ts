import { idOf, isPostponed, openQueue, postponedKey, waitingKeys } from "../queue";

// Every minute would use up the credits of Netlify's free plan.
export const config = { schedule: "*/15 * * * *" };

/** Milliseconds to wait for an answer of the script. */
const patience = 12_000;

/** Milliseconds after which a run sends nothing more: Netlify ends it after 30 seconds. */
const sendingTime = 15_000;

const largestBatch = 500;

/** More than a run can deliver. */
const enoughForARun = 5_000;

/** The first version of the script that takes several signups at once, and knows them by their id. */
const versionWithBatches = 6;

/**
 * Delivers what waits to the script for Google Sheets. A signup leaves the store only once the script
 * has answered `Received.`, so any run may fail or end at any point, and runs may overlap.
 *
 * @throws Error if the script or the store does not answer; Netlify shows it among the function's logs.
 */
export default async function deliver(): Promise<void> {
  let deadline = Date.now() + sendingTime;
  let delivered = 0;
  const keys = await waitingKeys(enoughForARun);
  if (keys.length === 0) return;
  const takesBatches = (await scriptVersion()) >= versionWithBatches;
  if (!takesBatches) console.warn("The script is old and takes one signup at a time: update it.");

  /** Halves a batch that fails; a signup that fails alone goes behind all others. */
  async function deliverBatch(batch: string[]): Promise<void> {
    const [first] = batch;
    if (first === undefined || Date.now() > deadline) return;
    if (await isDelivered(batch, takesBatches)) {
      delivered += batch.length;
    } else if (batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      await deliverBatch(batch.slice(0, half));
      await deliverBatch(batch.slice(half));
    } else {
      await postpone(first);
      // So far, the script has taken nothing: the fault may be its own.
      if (delivered === 0) deadline = 0;
    }
  }

  for (const batch of batchesOf(keys, takesBatches ? largestBatch : 1)) await deliverBatch(batch);
  console.log(`Delivered ${delivered} of ${keys.length} signups.`);
}

/** Returns batches in the order of the queue; those that failed before keep no new one waiting. */
function batchesOf(keys: string[], size: number): string[][] {
  const kinds = [keys.filter((key) => !isPostponed(key)), keys.filter(isPostponed)];
  return kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(kind.length / size) }, (_, at) =>
      kind.slice(at * size, (at + 1) * size),
    ),
  );
}

/** Sends signups to the script, and removes them from the store if it has received all. */
async function isDelivered(keys: string[], takesBatches: boolean): Promise<boolean> {
  const queue = openQueue();
  const bodies = await Promise.all(keys.map((key) => queue.get(key, { type: "text" })));
  const signups = keys.map((key, at) => ({ id: idOf(key), body: bodies[at] }));
  // Another run may have delivered some meanwhile.
  const present = signups.filter(({ body }) => typeof body === "string");
  const body = takesBatches ? JSON.stringify(present) : present[0]?.body;
  if (present.length > 0 && (await answerTo({ method: "POST", body })) !== "Received.")
    return false;
  await Promise.all(keys.map((key) => queue.delete(key)));
  return true;
}

async function postpone(key: string): Promise<void> {
  const queue = openQueue();
  const body: string | null = await queue.get(key, { type: "text" });
  if (body === null) return;
  await queue.set(postponedKey(key), body);
  await queue.delete(key);
}

/** Asks the script for its version; a page that asks for a login, or reports an error, has none. */
async function scriptVersion(): Promise<number> {
  const [, version] = /receiver works \(version (\d+)\)/.exec(await answerTo({})) ?? [];
  if (version === undefined) throw new Error("SCRIPT_URL does not lead to a script that works.");
  return Number(version);
}

/** Returns the answer to a request at the script's address; an empty one if there is none in time. */
async function answerTo(request: RequestInit): Promise<string> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(process.env.SCRIPT_URL ?? "", { ...request, signal });
    return (await response.text()).trim();
  } catch {
    return "";
  }
}
