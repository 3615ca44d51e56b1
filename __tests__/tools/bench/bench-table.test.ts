/** @jest-environment node */
import type { Audit } from "../../../tools/bench/audit";
import type { BenchResults, PageResults } from "../../../tools/bench/bench-results";
import { benchTable } from "../../../tools/bench/bench-table";

const scores = { performance: 100, accessibility: 100, bestPractices: 96, seo: 100 };

function audits(...lcps: number[]): Audit[] {
  return lcps.map((lcp) => ({ ...scores, fcp: 600.4, lcp, tbt: lcp / 100, cls: 0 }));
}

function page(changes: Partial<PageResults>): PageResults {
  return {
    name: "home",
    path: "/",
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
  date: "2026-01-31",
  machine: {
    ...{ processor: "A processor", cores: 2, memory: 8, system: "Linux x64" },
    versions: { Node: "20.1.0", lighthouse: "13.0.3" },
  },
  limit: page({ name: "the limit page", audits: audits(1000, 1000, 1000) }),
  pages: [page({}), page({ name: "About", otherOrigins: 2, lateFontsCls: 0.25, axe: 3 })],
  switching: [
    { inp: 40, cls: 0 },
    { inp: 80, cls: 0.5 },
    { inp: 48, cls: 0 },
  ],
};

const table = benchTable(results);

function cellsOf(name: string): string[] {
  const row = table.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "";
  return row.split(" | ").map((cell) => cell.replaceAll("|", "").trim());
}

test("it says when, on what and with which versions it was measured", () => {
  expect(table).toContain(
    "2026-01-31; A processor, 2 cores, 8 GiB, Linux x64; Node 20.1.0, lighthouse 13.0.3. Medians of 3 rounds",
  );
});

test("a page has the medians of its rounds, with the lowest and the highest", () => {
  expect(cellsOf("home").slice(0, 8)).toEqual([
    ...["home", "100", "600", "1000 (900–1200)", "1 (0.9–1.2)", "10 (9–12)", "0", "100/96/100"],
  ]);
});

test("a page has its bytes by type in KiB, its requests and what axe finds", () => {
  expect(cellsOf("home").slice(8)).toEqual([
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

test("the limit page is the measure", () => {
  expect(cellsOf("the limit page")[4]).toBe("1");
});

test("what is not of one page alone stands below: the worst of it", () => {
  expect(table).toMatch(/: 48 \(40–80\) ms from the tap to the next paint; layout shift 0\.5\./);
  expect(table).toMatch(/fonts two seconds late: 0\.25\. Requests to other origins: 2\.$/);
});
