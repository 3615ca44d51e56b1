/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { writePortrait } from "../../../tools/bench/generated-portrait";
import { temporaryFolder } from "../../support/built-site";

const folder = temporaryFolder();
const source = join(folder, "real.png");

beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 600, height: 800, channels: 3, background: "#c9a", noise } })
    .png()
    .toFile(source);
});

test("of one portrait, many are made, no two of which are the same", async () => {
  const files = new Set<string>();
  for (let index = 0; index < 20; index += 1) {
    const file = join(folder, `${index}.jpg`);
    await writePortrait(file, [source], index);
    files.add(await readFile(file, "base64"));
  }
  expect(files.size).toBe(20);
});

test("of no portrait, none can be made", async () => {
  await expect(writePortrait(join(folder, "none.jpg"), [], 0)).rejects.toThrow(
    "There is no portrait to make others of.",
  );
});
