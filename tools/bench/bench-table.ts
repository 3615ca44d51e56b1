import type { Audit } from "./audit";
import type { BenchResults, PageResults } from "./bench-results";
import { kibibytes } from "./format-number";
import { summarize } from "./summary";

/**
 * Writes the results as Markdown: a table of the pages, medians with the lowest and the highest in
 * brackets, and what the issue asks of them beyond that, each with its limit.
 */
export function benchTable({ date, machine, limit, pages, switching }: BenchResults): string {
  const versions = Object.entries(machine.versions).map(([name, version]) => `${name} ${version}`);
  const { processor, cores, memory, system } = machine;
  const shift = Math.max(...switching.map((one) => one.cls));
  const late = Math.max(...pages.map((page) => page.lateFontsCls));
  return [
    `${date}; ${processor}, ${cores} cores, ${memory} GiB, ${system}; ${versions.join(", ")}. ${describeRounds(limit.audits.length)}`,
    "",
    "| | Perf | FCP ms | LCP ms | LCP to limit | TBT ms | CLS | A/B/S | HTML | JS | img | font | data | total | requests | axe |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...[limit, ...pages].map((page) => pageRow(page, limit)),
    "",
    `Switching the audience, processor slowed down four times: ${spread(switching.map((one) => one.inp))} ms from the tap to the next paint; layout shift ${shift}. Layout shift with fonts two seconds late: ${late}. Requests to other origins: ${pages.reduce((sum, page) => sum + page.otherOrigins, 0)}.`,
  ].join("\n");
}

function describeRounds(rounds: number): string {
  if (rounds === 1) return "One round.";
  return `Medians of ${rounds} rounds, in each of which every page has its turn; in brackets the lowest and the highest.`;
}

function pageRow(page: PageResults, limit: PageResults): string {
  const { name, audits, bytes, requests, axe } = page;
  const ratios = audits.map((audit, round) => audit.lcp / (limit.audits[round]?.lcp ?? Number.NaN));
  const of = (measure: keyof Audit) => spread(audits.map((audit) => audit[measure]));
  const scores = (["accessibility", "bestPractices", "seo"] as const).map(
    (category) => summarize(audits.map((audit) => audit[category])).median,
  );
  return `| ${[
    name,
    of("performance"),
    of("fcp"),
    of("lcp"),
    page === limit ? "1" : spread(ratios, 2),
    of("tbt"),
    spread(
      audits.map(({ cls }) => cls),
      3,
    ),
    scores.join("/"),
    ...[bytes.html, bytes.script, bytes.image, bytes.font, bytes.data, bytes.total].map(kibibytes),
    requests,
    axe,
  ].join(" | ")} |`;
}

function spread(measurements: number[], digits = 0): string {
  const { median, lowest, highest } = summarize(measurements);
  const [middle, low, high] = [median, lowest, highest].map((one) => Number(one.toFixed(digits)));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}
