import type { Audience } from "../../src/audience/audience";
import type { Audit } from "./audit";
import { busyWarning } from "./busy-machine";
import type { Inspection } from "./inspect-page";
import type { Switching } from "./measure-switching";
import { median, spread } from "./spread";

export type PageResults = Inspection & { name: string; isOurs: boolean; audits: Audit[] };

export type BenchResults = {
  /** When, on what and with which versions it was measured. */
  conditions: string;
  /** The first is the limit page, which the others are compared with. */
  pages: PageResults[];
  switching: Switching[];
  /** Which share of the processors other programs took at the start of each round. */
  takenByOthers: number[];
};

/**
 * Returns the results as Markdown: a table with a row per page, medians with the lowest and the
 * highest in brackets, and below it what concerns all our pages, the worst of each.
 */
export function resultsTable(results: BenchResults): string {
  const { conditions, pages, switching, takenByOthers } = results;
  const limit = pages[0]?.audits ?? [];
  const benchmarks = pages.flatMap(({ audits }) => audits.map(({ benchmark }) => benchmark));
  const warning = busyWarning({ takenByOthers, benchmarks });
  const ours = pages.filter(({ isOurs }) => isOurs);
  const shift = Math.max(...switching.map(({ cls }) => cls));
  const late = Math.max(...ours.map(({ lateFontsCls }) => lateFontsCls));
  const elsewhere = ours.reduce((sum, { otherOrigins }) => sum + otherOrigins, 0);
  const tapsTo = (wanted: Audience) =>
    spread(switching.filter(({ audience }) => audience === wanted).map(({ inp }) => inp));
  return [
    `${conditions}; Lighthouse's benchmark of the machine ${spread(benchmarks)}. Medians of ${limit.length} rounds, in each of which every page has its turn; in brackets the lowest and the highest.`,
    ...(warning ? ["", `**${warning}**`] : []),
    "",
    "| | Perf | FCP ms | FCP to limit | LCP ms | LCP to limit | TBT ms | CLS | A/B/S | HTML | JS | img | font | data | total | requests | axe |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...pages.map((page) => row(page, limit)),
    "",
    `This site: switching the audience, processor slowed down four times: from the tap to the next paint ${tapsTo("providers")} ms to clinics, the first tap after the page was opened, and ${tapsTo("patients")} ms back; layout shift ${shift}; layout shift with fonts two seconds late: ${late}; requests to other origins: ${elsewhere}.`,
  ].join("\n");
}

function row({ name, audits, bytes, requests, axe }: PageResults, limit: Audit[]): string {
  const all = (measure: keyof Audit) => audits.map((audit) => audit[measure]);
  const toLimit = (measure: "fcp" | "lcp") =>
    audits.map((audit, round) => audit[measure] / (limit[round]?.[measure] ?? Number.NaN));
  const cells = [
    name,
    spread(all("performance")),
    spread(all("fcp")),
    spread(toLimit("fcp"), 2),
    spread(all("lcp")),
    spread(toLimit("lcp"), 2),
    spread(all("tbt")),
    spread(all("cls"), 3),
    [all("accessibility"), all("bestPractices"), all("seo")].map(median).join("/"),
    ...[bytes.html, bytes.script, bytes.image, bytes.font, bytes.data, bytes.total].map(kibibytes),
    requests,
    axe,
  ];
  return `| ${cells.join(" | ")} |`;
}

function kibibytes(bytes: number): string {
  return bytes === 0 ? "0" : (bytes / 1024).toFixed(1);
}
