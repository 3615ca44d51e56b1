import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../gatsby/content-check/check-content";

/** Content that a test may spoil. */
export type ContentCopy = {
  folder: string;
  /** Replaces the first place where a text stands; throws if it stands nowhere. */
  change: (file: string, from: string | RegExp, to: string) => Promise<void>;
  write: (file: string, data: string | Buffer) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Checks the copy and gives the lines that an editor reads. */
  check: () => Promise<{ errors: string[]; warnings: string[] }>;
  discard: () => Promise<void>;
};

const people = ["maya-chen", "leah-okafor", "priya-raman", "samuel-ortiz", "hannah-lindqvist"];

const portrait = sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#c9a" } })
  .png()
  .toBuffer();

/**
 * Puts sample content with the site's own schemas into a temporary folder. The sample stands for
 * itself, so that editors may change every word of the real content and no test fails for it.
 */
export async function copyContent(): Promise<ContentCopy> {
  const parent = await mkdtemp(path.join(os.tmpdir(), "content-"));
  const folder = path.join(parent, "content");
  await cp("__tests__/support/sample-content", folder, { recursive: true });
  await cp("content/schemas", path.join(folder, "schemas"), { recursive: true });
  await mkdir(path.join(folder, "photos"));
  for (const person of people) {
    await writeFile(path.join(folder, "photos", `${person}.png`), await portrait);
  }
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
    write: (file, data) => writeFile(path.join(folder, file), data),
    remove: (file) => rm(path.join(folder, file)),
    check: () => checkContent(folder),
    discard: () => rm(parent, { recursive: true }),
  };
}
