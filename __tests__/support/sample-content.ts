import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const samples = "__tests__/support/sample-content";

/**
 * Writes content for tests into a folder, which is emptied first: sample words, the site's own
 * schemas, and a portrait for each photo that the words name. So editors may change all of
 * `content/`, and no test of the code fails for it.
 */
export async function writeSampleContent(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(samples, folder, { recursive: true });
  await cp("content/schemas", join(folder, "schemas"), { recursive: true });
  await mkdir(join(folder, "photos"));
  const files = (await readdir(samples)).map((file) => readFile(join(samples, file), "utf8"));
  const words = (await Promise.all(files)).join();
  const photos = new Set([...words.matchAll(/"(photos\/[^"]+)"/g)].map(([, photo = ""]) => photo));
  await Promise.all(
    [...photos].map(async (photo, order) => writeFile(join(folder, photo), await portrait(order))),
  );
}

const portraits = new Map<number, Promise<Buffer>>();

/** Draws head and shoulders, in other colors for each person. */
function portrait(order: number): Promise<Buffer> {
  const hue = (order * 67) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">
    <rect width="1200" height="1200" fill="hsl(${hue}, 40%, 85%)" />
    <ellipse cx="600" cy="1180" rx="460" ry="400" fill="hsl(${hue}, 45%, 30%)" />
    <circle cx="600" cy="520" r="250" fill="hsl(${hue + 120}, 35%, 60%)" />
  </svg>`;
  const drawn = portraits.get(order) ?? sharp(Buffer.from(drawing)).png().toBuffer();
  portraits.set(order, drawn);
  return drawn;
}
