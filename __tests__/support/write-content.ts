import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type Extent, generateContent } from "./generated-content";

/** In pixels: for a picture as wide as a phone with three of them to each CSS pixel. */
const photoWidth = 1280;

/** Of such photos, in pixels. */
const photoHeights = { sample: 1500, least: 1200, most: 2000 } as const;

const samples = "__tests__/support/sample-content";

/** The sample, or content drawn from the schemas. */
export type ContentKind = "sample" | Extent;

/**
 * Writes content for tests into a folder, which is emptied first: words, the site's own schemas, and
 * a photo wherever the words name one. So editors may change all of `content/`, and no test of the
 * code fails for it.
 */
export async function writeContent(folder: string, kind: ContentKind): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "photos"), { recursive: true });
  await cp("content/schemas", join(folder, "schemas"), { recursive: true });
  // A new section has no sample words yet.
  const files = kind === "sample" ? [...drawFiles("least"), ...readSamples()] : drawFiles(kind);
  const photos = new Set<string>();
  for (const [name, text] of new Map(files)) {
    await writeFile(join(folder, name), text);
    for (const [, photo = ""] of text.matchAll(/"(photos\/[^"]+)"/g)) photos.add(photo);
  }
  for (const [order, photo] of [...photos].entries()) {
    const drawing = portrait(order, photoHeights[kind]);
    if (photo.endsWith(".svg")) {
      await writeFile(join(folder, photo), drawing);
      continue;
    }
    const picture = await rastered(drawing);
    const isTurned = kind === "sample" && photo.endsWith(".jpg");
    await writeFile(join(folder, photo), isTurned ? await asCameraTurns(picture) : picture);
  }
}

function readSamples(): [string, string][] {
  return readdirSync(samples).map((name) => [name, readFileSync(join(samples, name), "utf8")]);
}

function drawFiles(extent: Extent): [string, string][] {
  return [...generateContent(extent)].map(([name, data]) => [name, JSON.stringify(data)]);
}

/** Gives a picture as phones store what they took upright: lying, with a note of how to turn it. */
function asCameraTurns(picture: Buffer): Promise<Buffer> {
  return sharp(picture).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

/** Draws head and shoulders, in other colors for each person. */
function portrait(order: number, height: number): string {
  const hue = (order * 67) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${photoWidth}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue}, 40%, 85%)" />
    <ellipse cx="600" cy="1180" rx="460" ry="400" fill="hsl(${hue}, 45%, 30%)" />
    <circle cx="600" cy="520" r="250" fill="hsl(${hue + 120}, 35%, 60%)" />
  </svg>`;
}

const portraits = new Map<string, Promise<Buffer>>();

function rastered(drawing: string): Promise<Buffer> {
  const drawn = portraits.get(drawing) ?? sharp(Buffer.from(drawing)).flatten().png().toBuffer();
  portraits.set(drawing, drawn);
  return drawn;
}
