import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns a hash of the contents of all files in a folder, at any depth. */
export function hashOfFiles(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash("sha256");
  for (const path of paths.sort()) hash.update(readFileSync(path));
  return hash.digest("hex");
}
