/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { photoFault } from "../../../gatsby/content-check/photo-fault";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#c9a" } });
}

async function cutOff(): Promise<Buffer> {
  return (await picture(1200, 1200).jpeg().toBuffer()).subarray(0, -200);
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

test.each<[name: string, file: string | Promise<Buffer>]>([
  ["maya.JPG", picture(1300, 1250).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ["Maya Chen (1).png", picture(1200, 1800).ensureAlpha(0).png().toBuffer()],
  ["maya.webp", picture(1800, 1200).webp().toBuffer()],
  ["maya.avif", picture(1200, 1200).avif({ effort: 0 }).toBuffer()],
  ["maya.svg", drawing],
])("%s can be shown", async (name, file) => {
  const folder = writeFiles(temporaryFolder(), { [name]: await file });
  expect(await photoFault(folder, name, 1200)).toBeUndefined();
});

test.each<[name: string, file: string | Promise<Buffer>, said: string]>([
  ["maya.png", "a note", "maya.png is damaged or not a photo; open it in a photo program"],
  ["maya.jpg", cutOff(), "maya.jpg is damaged or not a photo"],
  [
    "maya.png",
    picture(1600, 1199).png().toBuffer(),
    "is 1600 × 1199 pixels; to be sharp, it needs at",
  ],
  ["maya.svg", "<svg", "browsers cannot show maya.svg: it is damaged, or"],
  ["maya.svg", drawing.replace(/ xmlns="[^"]*"/, ""), "or its <svg> has no xmlns="],
  ["Maya.png", picture(1200, 1200).png().toBuffer(), "there is no file maya.png in content/photos"],
])("%s, case %#, cannot be shown", async (name, file, said) => {
  const folder = writeFiles(temporaryFolder(), { [name]: await file });
  expect(await photoFault(folder, name.replace("Maya", "maya"), 1200)).toContain(said);
});
