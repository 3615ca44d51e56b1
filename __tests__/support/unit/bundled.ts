import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import webpack, { type WebpackPluginInstance } from "webpack";
import { temporaryFolder, writeFiles } from "../built-site";

type Bundled = { errors: string[]; files: Map<string, string> };

/** Bundles files by their paths, `entry.js` first, and gives what webpack writes, if there are no errors. */
export function bundled(
  sources: Record<string, string>,
  plugin: WebpackPluginInstance,
): Promise<Bundled> {
  const context = writeFiles(temporaryFolder(), sources);
  const path = join(context, "out");
  return new Promise((resolve, reject) => {
    const options = { mode: "production", context, entry: "./entry.js", output: { path } } as const;
    webpack({ ...options, plugins: [plugin] }, (failure, stats) => {
      if (failure || !stats) return reject(failure);
      const errors = stats.compilation.errors.map(({ message }) => message);
      resolve({ errors, files: errors.length > 0 ? new Map() : readFiles(path) });
    });
  });
}

function readFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((one) => join(one.parentPath, one.name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, "utf8")]));
}
