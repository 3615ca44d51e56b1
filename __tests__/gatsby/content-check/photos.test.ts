/** @jest-environment node */
import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { checkFile } from "../../../gatsby/content-check/check-file";
import { describeFault } from "../../../gatsby/content-check/fault";
import { type Photos, readPhotos } from "../../../gatsby/content-check/photos";
import { readSchemas } from "../../../gatsby/content-check/read-schemas";
import { type SchemaCheck, schemaCheck } from "../../../gatsby/content-check/schema-errors";
import { type ContentCopy, copyContent } from "../../support/content-copy";

let content: ContentCopy;

/** The photos that the check knows of; it is compiled once, since that takes longest. */
const photos: Photos = new Map();
let check: SchemaCheck;

beforeAll(async () => {
  check = schemaCheck(await readSchemas("content"), photos);
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
  for (const name of ["founders", "testimonials"]) {
    const text = await readFile(path.join(content.folder, `${name}.json`), "utf8");
    found.push(...checkFile(`content/${name}.json`, name, text, check).errors.map(describeFault));
  }
  return found;
}

test("reports a photo that is missing, and of one by the same name", async () => {
  await content.write("photos/maya.png", await picture(1200, 1200).png().toBuffer());
  await content.change("founders.json", "photos/maya-chen.png", "photos/maya.jpg");
  expect(await errors()).toEqual([
    `${maya}: there is no file photos/maya.jpg; did you mean photos/maya.png?`,
  ]);
});

test("reports a photo that is like no other", async () => {
  await content.change("founders.json", "photos/maya-chen.png", "photos/zzz.jpg");
  expect(await errors()).toEqual([
    `${maya}: there is no file photos/zzz.jpg; put it into content/photos`,
  ]);
});

test("reports every photo when the folder is gone", async () => {
  await rename(path.join(content.folder, "photos"), path.join(content.folder, "pictures"));
  expect(await errors()).toHaveLength(5);
});

test("reports a name in the wrong case", async () => {
  await content.change("founders.json", "photos/maya-chen.png", "photos/Maya-Chen.PNG");
  expect(await errors()).toEqual([
    `${maya}: there is no file photos/Maya-Chen.PNG; it is spelled photos/maya-chen.png, and capital letters count`,
  ]);
});

test("reports a file that is not an image, although it is called one", async () => {
  await content.write("photos/maya-chen.png", "not a picture");
  expect(await errors()).toEqual([
    `${maya}: photos/maya-chen.png is not an image, although its name says so; save the photo again as JPEG or PNG`,
  ]);
});

test("reports a picture of which only a part was copied", async () => {
  const whole = await picture(1200, 1200).jpeg().toBuffer();
  await content.write("photos/maya-chen.png", whole.subarray(0, whole.length - 200));
  expect(await errors()).toEqual([
    `${maya}: photos/maya-chen.png is damaged, as if only a part of it had been copied; copy or save it again`,
  ]);
});

test("reports a kind of file that the site cannot show", async () => {
  await content.write("photos/maya.heic", "a photo of a phone");
  await content.change("founders.json", "photos/maya-chen.png", "photos/maya.heic");
  expect(await errors()).toEqual([
    `${maya}: photos/maya.heic is not a kind of picture that the site can show; save it as JPEG or PNG`,
  ]);
});

test("reports a founder's photo that is smaller than it will be shown", async () => {
  await content.write("photos/maya-chen.png", await picture(1600, 1199).png().toBuffer());
  expect(await errors()).toEqual([
    `${maya}: photos/maya-chen.png is 1600 × 1199 pixels; it is shown up to 480 wide and needs at least 1200 on its shorter side to be sharp`,
  ]);
});

test("reports a clinician's photo that is smaller than it will be shown", async () => {
  await content.write("photos/priya-raman.png", await picture(479, 900).png().toBuffer());
  expect(await errors()).toEqual([
    `${priya}: photos/priya-raman.png is 479 × 900 pixels; it is shown up to 160 wide and needs at least 480 on its shorter side to be sharp`,
  ]);
});

test("reports a photo over 10 MB", async () => {
  await content.write("photos/maya-chen.png", Buffer.alloc(10 * 1024 * 1024 + 1));
  expect(await errors()).toEqual([
    `${maya}: photos/maya-chen.png is 10.1 MB; save it with at most 10 MB`,
  ]);
});

test("reports a clinician without a photo", async () => {
  await content.change("testimonials.json", /,\s*"photo": \{[^}]*\}/, "");
  expect(await errors()).toEqual([`${priya}: a clinician's quote needs a photo`]);
});

test("reports a photo without words for those who cannot see it", async () => {
  await content.change("founders.json", /,\s*"alt": ".*"/, "");
  expect(await errors()).toEqual([
    `${maya} → alt: a photo needs a few words for people who cannot see it; for example "alt": "Maya Chen, smiling, in a grey blazer"`,
  ]);
});

test("reports a photo outside the folder of photos", async () => {
  await content.change("founders.json", "photos/maya-chen.png", "../photos/maya-chen.png");
  expect(await errors()).toEqual([
    `${maya} → file: a photo's file must be written as photos/ and the file's name, such as photos/maya-chen.jpg`,
  ]);
});

test.each(["50%", "center", "50 30", "101% 30%", "50%, 30%"])(
  "reports a part to keep in view that is written %s",
  async (focus) => {
    await content.change("founders.json", '"alt"', `"focus": "${focus}", "alt"`);
    expect(await errors()).toEqual([
      `${maya} → focus: the part to keep in view must be two percentages, from the left and from the top, such as 50% 30%`,
    ]);
  },
);

const rotated = picture(1300, 1250).withMetadata({ orientation: 6 });

test.each([
  ["landscape", "maya.jpg", picture(1800, 1200).jpeg()],
  ["portrait", "maya.jpeg", picture(1200, 1800).jpeg()],
  ["CMYK", "maya.jpg", picture(1200, 1200).toColourspace("cmyk").jpeg()],
  ["rotated", "maya.JPG", rotated.jpeg()],
  ["transparent", "maya.png", picture(1200, 1200).ensureAlpha(0).png()],
  ["WebP", "maya.webp", picture(1200, 1200).webp()],
  ["AVIF", "maya.avif", picture(1200, 1200).avif({ effort: 0 })],
  ["TIFF", "maya.tif", picture(1200, 1200).tiff()],
])("takes a photo that is %s, with the part to keep in view", async (_kind, name, photo) => {
  await content.write(`photos/${name}`, await photo.toBuffer());
  await content.change("founders.json", "photos/maya-chen.png", `photos/${name}`);
  await content.change("founders.json", '"alt"', '"focus": "50% 0%", "alt"');
  expect(await errors()).toEqual([]);
});
