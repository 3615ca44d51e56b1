import type { Audit } from "./audit";
import type { Inspection } from "./inspect-page";
import type { Switching } from "./measure-switching";

export type PageResults = Inspection & { name: string; path: string; audits: Audit[] };

export type BenchResults = {
  /** When, on what and with which versions it was measured. */
  conditions: string;
  /** The first is the limit page, which the others are compared with. */
  pages: PageResults[];
  switching: Switching[];
};

/**
 * Returns the results as Markdown: a table with a row per page, medians with the lowest and the
 * highest in brackets, and below it what concerns all pages, the worst of each.
 */
export function resultsTable({ conditions, pages, switching }: BenchResults): string {
  const rounds = pages[0]?.audits.length ?? 0;
  const shift = Math.max(...switching.map(({ cls }) => cls));
  const late = Math.max(...pages.map(({ lateFontsCls }) => lateFontsCls));
  const elsewhere = pages.reduce((sum, { otherOrigins }) => sum + otherOrigins, 0);
  return [
    `${conditions}. Medians of ${rounds} rounds, in each of which every page has its turn; in brackets the lowest and the highest.`,
    "",
    "| | Perf | FCP ms | LCP ms | LCP to limit | TBT ms | CLS | A/B/S | HTML | JS | img | font | data | total | requests | axe |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...pages.map((page) => row(page, pages[0]?.audits ?? [])),
    "",
    `Switching the audience, processor slowed down four times: ${spread(switching.map(({ inp }) => inp))} ms from the tap to the next paint; layout shift ${shift}. Layout shift with fonts two seconds late: ${late}. Requests to other origins: ${elsewhere}.`,
  ].join("\n");
}

function row({ name, audits, bytes, requests, axe }: PageResults, limit: Audit[]): string {
  const all = (measure: keyof Audit) => audits.map((audit) => audit[measure]);
  const ratios = audits.map(({ lcp }, round) => lcp / (limit[round]?.lcp ?? Number.NaN));
  const cells = [
    name,
    spread(all("performance")),
    spread(all("fcp")),
    spread(all("lcp")),
    spread(ratios, 2),
    spread(all("tbt")),
    spread(all("cls"), 3),
    [all("accessibility"), all("bestPractices"), all("seo")].map(median).join("/"),
    ...[bytes.html, bytes.script, bytes.image, bytes.font, bytes.data, bytes.total].map(kibibytes),
    requests,
    axe,
  ];
  return `| ${cells.join(" | ")} |`;
}

function spread(values: number[], digits = 0): string {
  const ends = [Math.min(...values), Math.max(...values)];
  const [middle, low, high] = [median(values), ...ends].map((one) => Number(one.toFixed(digits)));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

function kibibytes(bytes: number): string {
  return bytes === 0 ? "0" : (bytes / 1024).toFixed(1);
}
