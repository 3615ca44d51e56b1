import type { Audit } from "./audit";
import type { LoadedType } from "./first-load";
import type { Machine } from "./machine";
import type { Switching } from "./switching";

export type PageResults = {
  name: string;
  /** From the site's root, with the query. */
  path: string;
  audits: Audit[];
  /** First load in bytes, as transferred. */
  bytes: Record<LoadedType | "total", number>;
  requests: number;
  /** Of these, how many went to another origin. */
  otherOrigins: number;
  /** How many of axe's rules it breaks. */
  axe: number;
  /** Layout shift with fonts that come two seconds late. */
  lateFontsCls: number;
};

export type BenchResults = {
  /** When it was measured, as in `2026-01-31`. */
  date: string;
  machine: Machine;
  /** The page without JavaScript that the others are compared with. */
  limit: PageResults;
  /** The site's own pages. */
  pages: PageResults[];
  switching: Switching[];
};
