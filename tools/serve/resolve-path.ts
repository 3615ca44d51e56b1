import { stat } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";

export type ResolvedPath =
  | { kind: "file"; file: string }
  | { kind: "redirect"; path: string }
  | { kind: "missing" };

const missing: ResolvedPath = { kind: "missing" };

/**
 * Takes a built folder and the path of an address, still percent-encoded, and gives the file that
 * a static host answers with. `/about` is `about.html`; where there is only `about/index.html`,
 * it redirects to `/about/`, as GitHub Pages does. Nothing outside the folder is ever given.
 */
export async function resolvePath(folder: string, path: string): Promise<ResolvedPath> {
  const decoded = decode(path);
  if (decoded === undefined || instructionsForTheHost.has(decoded)) return missing;

  const file = join(folder, decoded);
  if (!isInside(folder, file)) return missing;
  if (path.endsWith("/")) return firstFile([join(file, "index.html")]);

  const found = await firstFile([file, `${file}.html`]);
  if (found.kind === "file") return found;
  return (await isFile(join(file, "index.html")))
    ? { kind: "redirect", path: `${path}/` }
    : missing;
}

const instructionsForTheHost = new Set(["/_headers", "/_redirects"]);

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function isInside(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return way.split(/[\\/]/)[0] !== ".." && !isAbsolute(way);
}

async function firstFile(candidates: string[]): Promise<ResolvedPath> {
  for (const file of candidates) {
    if (await isFile(file)) return { kind: "file", file };
  }
  return missing;
}

function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
