/** @jest-environment node */
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { photoSentence, readPhotos } from "../../../gatsby/content-check/photos";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#c9a" } });
}

/** What is wrong with the only file in the folder of photos, in a place for a portrait. */
async function faultOf(name: string, file: string | Buffer): Promise<string | undefined> {
  const photos = await readPhotos(writeFiles(temporaryFolder(), { [`photos/${name}`]: file }));
  return photoSentence(`photos/${name}`, 1200, photos);
}

test("a folder without photos has none", async () => {
  expect((await readPhotos(join(temporaryFolder(), "content"))).size).toBe(0);
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
  ["maya.png", "not a picture", "is not an image, although its name says so; save"],
  ["maya.png", cutOff(), "is damaged; copy it again or, if it is whole where it comes from,"],
  ["maya.png", huge(), "has too many pixels; save it at most 4000 pixels wide"],
  ["maya.heic", "a phone's", "is not a kind of picture that the site can show; save it as"],
  ["maya.png", large, "is 10.1 MB; save it with at most 10 MB"],
  ["maya.png", png(1600, 1199), "is 1600 × 1199 pixels; to be sharp, it needs at least 1200"],
  ["maya.png", png(9601, 1200), "is 9601 × 1200 pixels, too long for its place; crop it to"],
])("reports that photos/%s, %#, is of no use", async (name, photo, sentence) => {
  expect(await faultOf(name, await photo)).toContain(`photos/${name} ${sentence}`);
});

test.each([
  ["maya.JPG", picture(1300, 1250).withMetadata({ orientation: 6 }).jpeg()],
  ["maya.png", picture(1200, 1800).ensureAlpha(0).png()],
  ["maya.webp", picture(1800, 1200).webp()],
  ["maya.avif", picture(1200, 1200).avif({ effort: 0 })],
  ["maya.tif", picture(1200, 1200).tiff()],
])("takes %s", async (name, photo) => {
  expect(await faultOf(name, await photo.toBuffer())).toBeUndefined();
});

test("takes a drawing of any size, but nothing that is none", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9v9z"/></svg>';
  expect(await faultOf("maya.svg", drawing)).toBeUndefined();
  expect(await faultOf("maya.svg", "<svg")).toContain("photos/maya.svg is not an image");
  expect(await faultOf("maya.svg", await png(1200, 1200))).toContain("is not an image");
  expect(await faultOf("maya.png", drawing)).toContain("is not an image");
  const program = drawing.replace("<path", '<path onclick="send()"');
  expect(await faultOf("maya.svg", program)).toContain("photos/maya.svg has a program in it");
});
