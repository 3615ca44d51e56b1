import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../gatsby/content-check/check-content";
import { type ContentKind, writeContent } from "./write-content";

/** Content that a test may spoil. */
export type ContentCopy = {
  folder: string;
  /** Replaces the first occurrence of a text; throws if there is none. */
  change: (file: string, from: string | RegExp, to: string) => Promise<void>;
  read: (file: string) => Promise<string>;
  write: (file: string, data: string | Buffer) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Checks the copy and gives the lines that an editor reads. */
  check: () => Promise<string[]>;
  discard: () => Promise<void>;
};

/** Puts content for tests, as `writeContent` writes it, into a temporary folder. */
export async function copyContent(kind: ContentKind = "sample"): Promise<ContentCopy> {
  const parent = await mkdtemp(path.join(os.tmpdir(), "content-"));
  const folder = path.join(parent, "content");
  await writeContent(folder, kind);
  return {
    folder,
    change: async (file, from, to) => {
      const text = await readFile(path.join(folder, file), "utf8");
      const changed = text.replace(from, () => to);
      if (changed === text) {
        throw new Error(`${file} does not hold ${String(from)}`);
      }
      await writeFile(path.join(folder, file), changed);
    },
    read: (file) => readFile(path.join(folder, file), "utf8"),
    write: (file, data) => writeFile(path.join(folder, file), data),
    remove: (file) => rm(path.join(folder, file)),
    check: () => checkContent(folder),
    discard: () => rm(parent, { recursive: true }),
  };
}
