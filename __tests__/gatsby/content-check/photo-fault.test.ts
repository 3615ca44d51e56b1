/** @jest-environment node */
import sharp, { type Sharp } from "sharp";
import { photoFault } from "../../../gatsby/content-check/photo-fault";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

function picture(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: "#c9a" },
    limitInputPixels: false,
  });
}

function png(width: number, height: number): Promise<Buffer> {
  return picture(width, height).png().toBuffer();
}

async function cutOff(): Promise<Buffer> {
  return (await picture(1200, 1200).jpeg().toBuffer()).subarray(0, -200);
}

const uri = "http://www.w3.org/2000/svg";
const namespace = `xmlns="${uri}"`;
const drawing = `<svg ${namespace} width="9" height="9"><path d="M0 0h9v9z"/></svg>`;

test.each<[name: string, file: string | Promise<Buffer>]>([
  ["maya.JPG", picture(1300, 1250).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ["Maya Chen (1).png", picture(1200, 1800).ensureAlpha(0).png().toBuffer()],
  ["maya.webp", picture(1800, 1200).webp().toBuffer()],
  ["maya.avif", picture(1200, 1200).avif({ effort: 0 }).toBuffer()],
  ["maya.svg", drawing],
  ["maya.svg", drawing.replace(namespace, `xmlns = '${uri}'`)],
  ["maya.svg", `<svg:svg xmlns:svg="${uri}" width="9" height="9"><svg:path d="M0 0h9"/></svg:svg>`],
  // As Illustrator writes it.
  [
    "maya.svg",
    `<!DOCTYPE svg [<!ENTITY ns_svg "${uri}">]>${drawing.replace(namespace, 'xmlns="&ns_svg;"')}`,
  ],
  ["maya.svg", drawing.replaceAll('"9"', '"30000"')],
])("%s can be shown", async (name, file) => {
  const folder = writeFiles(temporaryFolder(), { [name]: await file });
  expect(await photoFault(folder, name, 1200)).toBeUndefined();
});

test.each<[name: string, file: string | Promise<Buffer>, said: string]>([
  [
    "maya.png",
    "a note",
    "cannot be read as a photo: it is damaged, or of another kind, such as HEIC",
  ],
  ["maya.jpg", cutOff(), "maya.jpg cannot be read as a photo"],
  ["maya.png", png(1600, 1199), "is 1600 × 1199 pixels; to be sharp, it needs at"],
  ["maya.png", png(16_384, 1200), "16384 × 1200 pixels; make it smaller, at most 16383 on its"],
  ["maya.png", png(20_000, 20_000), "is 20000 × 20000 pixels; make it smaller"],
  ["maya.png", drawing, "maya.png cannot be read as a photo"],
  ["maya.svg", "<svg", "maya.svg cannot be read as an SVG drawing: it is damaged"],
  ["maya.svg", drawing.slice(0, -6), "maya.svg cannot be read as an SVG drawing"],
  ["maya.svg", drawing.replace("http:", "https:"), "maya.svg cannot be read as an SVG drawing"],
  ["maya.svg", png(1200, 1200), "maya.svg cannot be read as an SVG drawing"],
  ["maya.svg", drawing.replace(namespace, ""), "browsers cannot show maya.svg: its <svg> has no"],
  ["Maya.png", png(1200, 1200), "there is no file maya.png in content/photos"],
])("%s, case %#, cannot be shown", async (name, file, said) => {
  const folder = writeFiles(temporaryFolder(), { [name]: await file });
  expect(await photoFault(folder, name.replace("Maya", "maya"), 1200)).toContain(said);
});
