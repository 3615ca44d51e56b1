import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromiumArguments, findChromium } from "./chromium";
import { runCommand } from "./run-command";
import { runTool } from "./run-tool";
import { startSiteServer } from "./serve/site-server";

/** What is read of Lighthouse's report. */
type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number; details?: { items: Resources[] } }>;
  /** How fast the machine was at that moment. */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};

type Resources = { resourceType: string; transferSize: number; requestCount: number };

type MeasuredPage = { name: string; address: string; reports: Report[] };

const ourPages = {
  "home, families": "/",
  "home, clinics": "/?audience=providers",
  About: "/about",
};

/** Audits the built site's pages and other sites' home pages in turns, and prints one table. */
runTool(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      with: { type: "string", multiple: true, default: [] },
      "no-build": { type: "boolean", default: false },
    },
  });
  const rounds = Number(values.runs);
  if (!(rounds > 0)) throw new Error(`--runs needs a number above 0, not "${values.runs}".`);
  const others = values.with.map(readOther);
  if (!values["no-build"] && (await runCommand("npm", ["run", "build"])) !== 0) {
    throw new Error("The build failed, see above, so there is nothing to measure.");
  }
  // Chromium puts a socket there, whose path may have some 100 characters.
  if (tmpdir().length > 60) process.env.TMPDIR = "/tmp";
  await mkdir(".bench", { recursive: true });

  const pages = await serve("public", ourPages);
  for (const { name, folder } of others) pages.push(...(await serve(folder, { [name]: "/" })));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, address, reports } of pages) {
      const report = await audit(address);
      if (report.runtimeError) console.log(`${name} is left out: ${report.runtimeError.message}`);
      else reports.push(report);
    }
    console.log(
      `\nAfter round ${round} of ${rounds}, on ${cpus().length} × ${cpus()[0]?.model}:\n`,
    );
    console.log(table(pages));
  }
  process.exit();
});

function readOther(value: string): { name: string; folder: string } {
  const [, name, folder] = /^([^=|]+)=(.+)$/.exec(value) ?? [];
  if (name && folder && existsSync(join(folder, "index.html"))) return { name, folder };
  throw new Error(`--with needs NAME=FOLDER, the folder of a built site, not "${value}".`);
}

async function serve(folder: string, paths: Record<string, string>): Promise<MeasuredPage[]> {
  const { url } = await startSiteServer({ folder, port: 0 });
  return Object.entries(paths).map(([name, path]) => ({ name, address: url + path, reports: [] }));
}

/** Runs Lighthouse, with its settings for phones, in a Chromium of its own. */
async function audit(address: string): Promise<Report> {
  const file = ".bench/lighthouse.json";
  // As a program of its own: it sends its functions to the browser as text, where what tsx makes of
  // them would not work.
  const options = [
    "--quiet",
    "--only-categories=performance",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${["--headless=new", ...chromiumArguments].join(" ")}`,
  ];
  const environment = { CHROME_PATH: findChromium() };
  const code = await runCommand("lighthouse", [address, ...options], { environment });
  if (code !== 0) throw new Error(`Lighthouse could not audit ${address}, see above.`);
  return JSON.parse(await readFile(file, "utf8"));
}

const columns: Record<string, (report: Report) => number> = {
  Score: ({ categories }) => categories.performance.score * 100,
  "FCP ms": time("first-contentful-paint"),
  "LCP ms": time("largest-contentful-paint"),
  "TBT ms": time("total-blocking-time"),
  HTML: kibibytes("document"),
  JS: kibibytes("script"),
  Images: kibibytes("image"),
  Fonts: kibibytes("font"),
  "Total KiB": kibibytes("total"),
  Requests: (report) => resources(report, "total")?.requestCount ?? 0,
  Machine: ({ environment }) => environment.benchmarkIndex,
};

function time(name: string): (report: Report) => number {
  return ({ audits }) => audits[name]?.numericValue ?? Number.NaN;
}

function kibibytes(type: string): (report: Report) => number {
  return (report) => (resources(report, type)?.transferSize ?? 0) / 1024;
}

function resources({ audits }: Report, type: string): Resources | undefined {
  return audits["resource-summary"]?.details?.items.find((item) => item.resourceType === type);
}

function table(pages: MeasuredPage[]): string {
  const rows = pages.map(({ name, reports }) => [
    name,
    ...Object.values(columns).map((read) => spread(reports.map(read))),
  ]);
  const header = ["", ...Object.keys(columns)];
  const lines = [header, header.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The median to three digits, with the lowest and the highest in brackets if they differ. */
function spread(values: number[]): string {
  const sorted = values.map((value) => Number(value.toPrecision(3))).toSorted((a, b) => a - b);
  const [low, middle, high] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}
