/** @jest-environment node */
import { buildTable } from "../../../tools/bench/build-table";
import { growthVerdicts } from "../../../tools/bench/growth-verdicts";
import type { MeasuredBuild } from "../../../tools/bench/measured-build";
import type { FirstLoad } from "../../../tools/bench/measured-home";

function builtLoad(changes: Partial<FirstLoad> = {}): FirstLoad {
  return { bytes: 102_400, requests: 9, scripts: 3, images: 0, ...changes };
}

type Changes = Partial<MeasuredBuild> & { families?: FirstLoad; clinics?: FirstLoad };

function builtBuild({ families, clinics, ...changes }: Changes = {}): MeasuredBuild {
  return {
    size: 0,
    textBytes: 0,
    cold: { seconds: 36.6, peakBytes: 1200 * 1024 ** 2 },
    warm: { seconds: 9.8, peakBytes: 800 * 1024 ** 2 },
    home: {
      html: { bytes: 65_536, compressed: 13_312 },
      pageData: { bytes: 13_312, compressed: 4_096 },
      imageFiles: 51,
      families: families ?? builtLoad(),
      clinics: clinics ?? builtLoad({ bytes: 103_424 }),
    },
    ...changes,
  };
}

function ten(changes: Changes = {}): MeasuredBuild {
  return builtBuild({ size: 10, textBytes: 2_000, ...changes });
}

test("each build is a row, in seconds, MiB and KiB", () => {
  const rows = buildTable([builtBuild(), ten()]).split("\n");
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatch(/^\| testimonials added \| cold build, s \| its peak memory, MiB \|/);
  expect(rows[2]).toBe(
    "| 0 | 37 | 1,200 | 10 | 800 | 51 | 64.0 | 13.0 | 13.0 | 4.0 | 100.0 | 101.0 | 9 |",
  );
});

test("where memory cannot be measured, the table says so", () => {
  const build = builtBuild({ cold: { seconds: 40 } });
  expect(buildTable([build])).toContain("| 40 | not measured | 10 | 800 |");
});

test("a first load that grows by no more than the text keeps the rule", () => {
  const grown = builtLoad({ bytes: 105_424 });
  expect(growthVerdicts([builtBuild(), ten({ families: grown })])).toEqual([
    {
      isKept: true,
      sentence:
        "Kept with 10 more testimonials: the first load of / grew by 3,024 bytes; it may by 2,000 of text and 1,024 once.",
    },
    expect.objectContaining({ isKept: true }),
  ]);
});

test.each([
  { change: { bytes: 105_425 }, words: "grew by 3,025 bytes; it may" },
  {
    change: { requests: 10, images: 1 },
    words: "0 bytes, and 1 more requests, and 1 more images;",
  },
  { change: { scripts: 4 }, words: "grew by 0 bytes, and 1 more scripts;" },
])("a first load that changes by $change breaks it", ({ change, words }) => {
  const [verdict] = growthVerdicts([builtBuild(), ten({ families: builtLoad(change) })]);
  expect(verdict?.isKept).toBe(false);
  expect(verdict?.sentence).toContain("BROKEN with 10 more testimonials: the first load of / ");
  expect(verdict?.sentence).toContain(words);
});

test("the clinics' view is judged too, and a single build is not", () => {
  const clinics = builtLoad({ bytes: 150_000 });
  const verdicts = growthVerdicts([builtBuild(), ten({ clinics })]);
  expect(verdicts.map(({ isKept }) => isKept)).toEqual([true, false]);
  expect(growthVerdicts([builtBuild()])).toEqual([]);
});
