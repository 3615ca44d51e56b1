import { kibibytes, mebibytes, whole } from "./format-number";
import type { MeasuredBuild } from "./measured-build";

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
