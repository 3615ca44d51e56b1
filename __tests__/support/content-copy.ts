import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "../../gatsby/content-check/check-content";
import { temporaryFolder } from "./temporary-folder";
import { type ContentKind, writeContent } from "./write-content";

/** Content that a test may spoil. */
export type ContentCopy = {
  /** Replaces the first occurrence of a text; throws if there is none. */
  change: (file: string, from: string | RegExp, to: string) => Promise<void>;
  read: (file: string) => Promise<string>;
  write: (file: string, data: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Checks the copy and gives the lines that an editor reads. */
  check: () => Promise<string[]>;
};

/** Puts content for tests, as `writeContent` writes it, into a temporary folder. */
export async function copyContent(kind: ContentKind = "sample"): Promise<ContentCopy> {
  const folder = join(temporaryFolder(), "content");
  await writeContent(folder, kind);
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const write = (file: string, data: string) => writeFile(join(folder, file), data);
  return {
    read,
    write,
    change: async (file, from, to) => {
      const text = await read(file);
      const changed = text.replace(from, () => to);
      if (changed === text) throw new Error(`${file} does not hold ${String(from)}`);
      await write(file, changed);
    },
    remove: (file) => rm(join(folder, file)),
    check: () => checkContent(folder),
  };
}
