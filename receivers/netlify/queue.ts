import { createHash } from "node:crypto";
import { getStore } from "@netlify/blobs";

const day = 24 * 60 * 60 * 1000;

/** The store of the signups that wait for the sheet, by key: new ones, then postponed ones. */
export function openQueue() {
  return getStore({ name: "signups", consistency: "strong" });
}

/**
 * Returns the keys of signups that wait, in the order in which they are to be delivered.
 *
 * @param enough - how many keys are enough: each page of the store's list takes time.
 */
export async function waitingKeys(enough = Number.POSITIVE_INFINITY): Promise<string[]> {
  const keys: string[] = [];
  for await (const { blobs } of openQueue().list({ paginate: true })) {
    for (const { key } of blobs) keys.push(key);
    if (keys.length >= enough) break;
  }
  return keys.sort();
}

/**
 * Returns the key of a new signup, which is the same whenever the same request comes again.
 *
 * @param timestamp - when it was sent; ignored if that is more than a day from now, or no date.
 */
export function newKey(body: string, timestamp: unknown): string {
  const now = Date.now();
  const sent = Date.parse(String(timestamp));
  const time = Math.abs(now - sent) < day ? sent : now;
  return `new/${time}-${createHash("sha256").update(body).digest("hex").slice(0, 32)}`;
}

/** Returns the key that puts a signup behind all others. */
export function postponedKey(key: string): string {
  return `postponed/${Date.now()}/${idOf(key)}`;
}

export function isPostponed(key: string): boolean {
  return key.startsWith("postponed/");
}

/** Returns what the sheet knows a signup by, wherever it is in the queue. */
export function idOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** Returns when a signup was sent. */
export function timeOf(key: string): number {
  return Number.parseInt(idOf(key), 10);
}
