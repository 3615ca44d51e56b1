/** @jest-environment node */
import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { checkFile } from "../../../gatsby/content-check/check-content";
import { type Photos, readPhotos } from "../../../gatsby/content-check/photos";
import {
  readSchemas,
  type SchemaCheck,
  schemaCheck,
} from "../../../gatsby/content-check/schema-check";
import { type ContentCopy, copyContent } from "../../support/content-copy";

let content: ContentCopy;

/** The photos that the check knows of; it is compiled once, since that takes longest. */
const photos: Photos = new Map();
let check: SchemaCheck;

beforeAll(async () => {
  check = schemaCheck(await readSchemas("content"), { photos, pages: [] });
});

beforeEach(async () => {
  content = await copyContent();
});

afterEach(() => content.discard());

const maya = 'content/founders.json → item 1 "Maya Chen" → photo';
const priya = 'content/testimonials.json → providers → item 1 "Dr. Priya Raman" → photo';

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#c9a" } });
}

/** What the check says of the two files that name photos. */
async function errors(): Promise<string[]> {
  photos.clear();
  for (const [name, photo] of await readPhotos(content.folder)) photos.set(name, photo);
  const found: string[] = [];
  for (const file of ["founders.json", "testimonials.json"]) {
    const text = await readFile(path.join(content.folder, file), "utf8");
    found.push(...checkFile(`content/${file}`, text, check));
  }
  return found;
}

test("reports every photo when the folder is missing", async () => {
  await rename(path.join(content.folder, "photos"), path.join(content.folder, "pictures"));
  expect(await errors()).toHaveLength(5);
});

/** A picture that says at its beginning that it is 20000 × 14000 pixels large. */
async function huge(): Promise<Buffer> {
  const png = await picture(1, 1).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(14_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const cutOff = async () => (await picture(1200, 1200).jpeg().toBuffer()).subarray(0, -200);

const large = Buffer.alloc(10 * 1024 * 1024 + 1);
const png = (width: number, height: number) => picture(width, height).png().toBuffer();

test.each([
  ["maya-chen.png", "not a picture", "is not an image, although its name says so; save"],
  ["maya-chen.png", cutOff(), "is damaged; copy it again or, if it is whole where it comes from,"],
  ["maya-chen.png", huge(), "has too many pixels; save it at most 4000 pixels wide"],
  [
    "maya.heic",
    "a photo of a phone",
    "is not a kind of picture that the site can show; save it as",
  ],
  ["maya-chen.png", large, "is 10.1 MB; save it with at most 10 MB"],
  ["maya-chen.png", png(1600, 1199), "is 1600 × 1199 pixels; it is shown up to 480 wide and needs"],
  ["maya-chen.png", png(9601, 1200), "is 9601 × 1200 pixels, too long for its place; crop it to"],
  ["priya-raman.png", png(479, 900), "is 479 × 900 pixels; it is shown up to 128 wide and needs"],
])("reports that photos/%s, %#, is of no use", async (name, photo, sentence) => {
  await content.write(`photos/${name}`, await photo);
  if (name === "maya.heic")
    await content.change("founders.json", "photos/maya-chen.png", `photos/${name}`);
  const place = name.startsWith("maya") ? maya : priya;
  expect(await errors()).toEqual([expect.stringContaining(`${place}: photos/${name} ${sentence}`)]);
});

test.each([
  ["testimonials", /,\s*"photo": \{[^}]*\}/, "", `${priya}: a clinician's quote needs a photo`],
  ["founders", /,\s*"alt": ".*"/, "", `${maya} → alt: a photo needs a few words for people who`],
  [
    "founders",
    '"photos/',
    '"../photos/',
    `${maya} → file: a photo's file must be written as photos/`,
  ],
  ["founders", '"alt"', '"focus": "101% 30%", "alt"', `${maya} → focus: the part to keep in view`],
])("reports in %s.json %s, replaced by %s", async (name, from, to, line) => {
  await content.change(`${name}.json`, from, to);
  expect(await errors()).toEqual([expect.stringContaining(line)]);
});

test.each([
  ["maya.JPG", picture(1300, 1250).withMetadata({ orientation: 6 }).jpeg()],
  ["maya.png", picture(1200, 1800).ensureAlpha(0).png()],
  ["maya.webp", picture(1800, 1200).webp()],
  ["maya.avif", picture(1200, 1200).avif({ effort: 0 })],
  ["maya.tif", picture(1200, 1200).tiff()],
])("takes %s, with the part to keep in view", async (name, photo) => {
  await content.write(`photos/${name}`, await photo.toBuffer());
  await content.change("founders.json", "photos/maya-chen.png", `photos/${name}`);
  await content.change("founders.json", '"alt"', '"focus": "50% 0%", "alt"');
  expect(await errors()).toEqual([]);
});
