/** @jest-environment node */
import type { Audit } from "../../../tools/bench/audit";
import {
  type BenchResults,
  type PageResults,
  resultsTable,
} from "../../../tools/bench/results-table";

const scores = { performance: 100, accessibility: 100, bestPractices: 96, seo: 100 };

function audits(...lcps: number[]): Audit[] {
  return lcps.map((lcp) => ({
    ...scores,
    fcp: 600.4,
    lcp,
    tbt: lcp / 100,
    cls: 0,
    benchmark: lcp,
  }));
}

function withFcp(fcp: number): (audit: Audit) => Audit {
  return (audit) => ({ ...audit, fcp });
}

function page(changes: Partial<PageResults>): PageResults {
  return {
    name: "home",
    isOurs: true,
    audits: audits(1000, 1200, 900),
    bytes: {
      ...{ html: 14_336, script: 105_000, style: 0, font: 26_624, image: 0, data: 5_120 },
      ...{ other: 0, total: 151_080 },
    },
    requests: 9,
    otherOrigins: 0,
    axe: 0,
    lateFontsCls: 0,
    ...changes,
  };
}

const results: BenchResults = {
  conditions: "2026-01-31; A processor, lighthouse 13.0.3",
  pages: [
    page({ name: "the limit page", audits: audits(1000, 1000, 1000).map(withFcp(500)) }),
    page({}),
    page({ name: "About", otherOrigins: 2, lateFontsCls: 0.25, axe: 3 }),
    page({ name: "starter", isOurs: false, otherOrigins: 7, lateFontsCls: 0.9 }),
  ],
  switching: [
    { audience: "providers", inp: 80, cls: 0 },
    { audience: "patients", inp: 40, cls: 0.5 },
    { audience: "providers", inp: 72, cls: 0 },
  ],
  takenByOthers: [0.01, 0.9, 0.02],
};

const table = resultsTable(results);

function cellsOf(name: string): string[] {
  const row = table.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "";
  return row.split(" | ").map((cell) => cell.replaceAll("|", "").trim());
}

test("it says under which conditions and how often it was measured", () => {
  expect(table).toContain(
    "2026-01-31; A processor, lighthouse 13.0.3; Lighthouse's benchmark of the machine 1000 (900–1200). Medians of 3 rounds",
  );
});

test("a page has the medians of its rounds, with the lowest and the highest", () => {
  expect(cellsOf("home").slice(0, 9)).toEqual([
    ...["home", "100", "600", "1.2", "1000 (900–1200)", "1 (0.9–1.2)"],
    ...["10 (9–12)", "0", "100/96/100"],
  ]);
});

test("a page has its bytes by type in KiB, its requests and what axe finds", () => {
  expect(cellsOf("home").slice(9)).toEqual([
    "14.0",
    "102.5",
    "0",
    "26.0",
    "5.0",
    "147.5",
    "9",
    "0",
  ]);
  expect(cellsOf("About").at(-1)).toBe("3");
});

test("the limit page is what the others are compared with", () => {
  for (const ratio of [3, 5]) expect(cellsOf("the limit page")[ratio]).toBe("1");
});

test("what concerns all our pages is below, the worst of each", () => {
  expect(table).toMatch(/paint 76 \(72–80\) ms to clinics, .* 40 ms back; layout shift 0\.5;/);
  expect(table).toMatch(/fonts two seconds late: 0\.25; requests to other origins: 2\.$/);
});

test("a round in which the machine was busy does not count against the others", () => {
  expect(table).not.toContain("too busy");
  expect(resultsTable({ ...results, takenByOthers: [0.3, 0.1, 0.25] })).toContain(
    "**The machine was too busy to judge the times by: other programs took 25 % of the processors",
  );
});
