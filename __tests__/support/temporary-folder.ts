import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const temporaryFolders: string[] = [];

afterAll(() => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true });
});

/** Makes an empty folder of its own for a test and gives its path; all are removed at the end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  temporaryFolders.push(folder);
  return folder;
}

/** Writes files by their paths into a folder, and gives the folder. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
