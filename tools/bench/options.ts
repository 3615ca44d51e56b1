import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Encoding, encodings } from "../serve/compress-files";

/** A built site that is measured together with ours. */
export type OtherSite = { name: string; folder: string };

export type BenchOptions = {
  runs: number;
  /** How many times every project is built; 0 leaves the builds out. */
  builds: number;
  encoding: Encoding;
  others: OtherSite[];
  isBuiltFirst: boolean;
  isWritten: boolean;
};

/** Reads what follows `npm run bench --`. Throws if an option or a value is not understood. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "5" },
      builds: { type: "string" },
      encoding: { type: "string", default: "gzip" },
      with: { type: "string", multiple: true, default: [] },
      "no-build": { type: "boolean", default: false },
      write: { type: "boolean", default: false },
    },
  });
  const others = readOthers(values.with);
  const builds = values.builds === undefined ? 0 : readCount("--builds", values.builds);
  if (builds > 0) others.forEach(assertIsProject);
  return {
    runs: readCount("--runs", values.runs),
    builds,
    encoding: readEncoding(values.encoding),
    others,
    isBuiltFirst: !values["no-build"],
    isWritten: values.write,
  };
}

function readCount(option: string, value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${option} needs a whole number above 0, not "${value}".`);
}

function readEncoding(name: string): Encoding {
  if (isEncoding(name)) return name;
  throw new Error(`--encoding is one of ${Object.keys(encodings).join(", ")}, not "${name}".`);
}

function isEncoding(name: string): name is Encoding {
  return Object.hasOwn(encodings, name);
}

function readOthers(values: string[]): OtherSite[] {
  const others = new Map<string, string>();
  for (const value of values) {
    // The name becomes a cell of a Markdown table.
    const [, name, folder] = /^([^=|]+)=(.+)$/.exec(value) ?? [];
    if (!name || !folder) {
      throw new Error(
        `--with needs NAME=FOLDER, such as starter=../starter/public, not "${value}".`,
      );
    }
    if (others.has(name)) throw new Error(`--with has two sites with the name "${name}".`);
    if (!existsSync(join(folder, "index.html"))) {
      throw new Error(`--with ${value}: there is no index.html in ${folder}; is the site built?`);
    }
    others.set(name, folder);
  }
  return [...others].map(([name, folder]) => ({ name, folder }));
}

function assertIsProject({ name, folder }: OtherSite): void {
  const path = resolve(folder);
  if (basename(path) === "public" && existsSync(join(path, "..", "package.json"))) return;
  throw new Error(`--builds: ${folder} of "${name}" is not the folder public of a Gatsby project.`);
}
