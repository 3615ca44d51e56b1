import type { MeasuredBuild } from "./measured-build";
import type { FirstLoad } from "./measured-home";

type Column = { title: string; value: (build: MeasuredBuild) => string };

const columns: Column[] = [
  { title: "testimonials added", value: ({ size }) => whole(size) },
  { title: "cold build, s", value: ({ cold }) => whole(cold.seconds) },
  { title: "its peak memory, MiB", value: ({ cold }) => mebibytes(cold.peakBytes) },
  { title: "warm build, s", value: ({ warm }) => whole(warm.seconds) },
  { title: "its peak memory, MiB", value: ({ warm }) => mebibytes(warm.peakBytes) },
  { title: "image files", value: ({ home }) => whole(home.imageFiles) },
  { title: "HTML, KiB", value: ({ home }) => kibibytes(home.html.bytes) },
  { title: "with Brotli", value: ({ home }) => kibibytes(home.html.compressed) },
  { title: "page data, KiB", value: ({ home }) => kibibytes(home.pageData.bytes) },
  { title: "with Brotli", value: ({ home }) => kibibytes(home.pageData.compressed) },
  { title: "first load of `/`, KiB", value: ({ home }) => kibibytes(home.families.bytes) },
  { title: "of the clinics' view", value: ({ home }) => kibibytes(home.clinics.bytes) },
  { title: "requests", value: ({ home }) => whole(home.families.requests) },
];

/** Writes what was measured as a Markdown table, a row for each size. */
export function buildTable(builds: readonly MeasuredBuild[]): string {
  const rows = [
    columns.map(({ title }) => title),
    columns.map(() => "---:"),
    ...builds.map((build) => columns.map(({ value }) => value(build))),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export type Verdict = { isKept: boolean; sentence: string };

/** The text that is read stands in the HTML, and that which React takes over in the page data. */
const placesOfText = 2;

/**
 * Judges each build but the first by the rule that a first load grows by no more than the text that
 * was added, as it stands in it uncompressed, and asks for nothing else: markup and the addresses
 * of photos have to be won by compression.
 */
export function growthVerdicts(builds: readonly MeasuredBuild[]): Verdict[] {
  const [base, ...larger] = builds;
  if (!base) return [];
  return larger.flatMap((build) => [
    judge("of /", base, build, ({ home }) => home.families),
    judge("of the clinics' view", base, build, ({ home }) => home.clinics),
  ]);
}

function judge(
  view: string,
  base: MeasuredBuild,
  build: MeasuredBuild,
  loadOf: (build: MeasuredBuild) => FirstLoad,
): Verdict {
  const [before, after] = [loadOf(base), loadOf(build)];
  const growth = after.bytes - before.bytes;
  const text = build.textBytes - base.textBytes;
  const size = build.size - base.size;
  const asksForMore = (["requests", "scripts", "images"] as const).filter(
    (kind) => after[kind] > before[kind],
  );
  const isKept = growth <= text * placesOfText && asksForMore.length === 0;
  const more = asksForMore.map((kind) => `, and ${after[kind] - before[kind]} more ${kind}`);
  return {
    isKept,
    sentence:
      `${isKept ? "Kept" : "BROKEN"} with ${whole(size)} more testimonials: the first load ${view} ` +
      `grew by ${whole(growth / size)} bytes for each${more.join("")}; ` +
      `its text has ${whole(text / size)} in each of two places.`,
  };
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function mebibytes(bytes: number | undefined): string {
  return bytes === undefined ? "not measured" : whole(bytes / 1024 ** 2);
}
