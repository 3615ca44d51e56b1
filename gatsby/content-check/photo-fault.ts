import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { didYouMean } from "./sentences";

/** In pixels: no side of a WebP, which the build writes, may be longer. */
const largestSide = 16_383;

/**
 * Says why a photo or a drawing cannot be shown.
 *
 * @param folder - the folder of photos.
 * @param name - of a file in it, as the content has it.
 * @param smallestSide - how many pixels the shorter side of a photo needs.
 * @returns a sentence, or undefined if nothing is wrong.
 */
export async function photoFault(
  folder: string,
  name: string,
  smallestSide: number,
): Promise<string | undefined> {
  // Some computers would find a file whose name differs in capitals, hosts do not.
  const names = await readdir(folder);
  if (!names.includes(name)) {
    return `there is no file ${name} in content/photos, where capital letters count${didYouMean(name, names)}`;
  }
  const content = await readFile(path.join(folder, name));
  return name.endsWith(".svg")
    ? drawingFault(name, content)
    : rasterFault(name, content, smallestSide);
}

async function drawingFault(name: string, content: Buffer): Promise<string | undefined> {
  const drawing = sharp(content, { limitInputPixels: false, unlimited: true });
  if (!(await isWhole(drawing)) || (await drawing.metadata()).format !== "svg") {
    return `${name} cannot be read as an SVG drawing: it is damaged, or of another kind; save it again in a drawing program, as plain SVG`;
  }
  // The reader, librsvg, refuses a wrong namespace, but draws without any.
  if (/<svg:|\sxmlns\s*=/.test(content.toString())) return undefined;
  return `browsers cannot show ${name}: its <svg> has no xmlns="http://www.w3.org/2000/svg"; save it again in a drawing program, as plain SVG`;
}

async function rasterFault(
  name: string,
  content: Buffer,
  smallestSide: number,
): Promise<string | undefined> {
  const photo = sharp(content, { limitInputPixels: false });
  const { format, width = 0, height = 0 } = (await photo.metadata().catch(() => null)) ?? {};
  if (Math.max(width, height) > largestSide) {
    return `${name} is ${width} × ${height} pixels; make it smaller, at most ${largestSide} on its longer side`;
  }
  if (format === "svg" || !(await isWhole(photo))) {
    return `${name} cannot be read as a photo: it is damaged, or of another kind, such as HEIC; open it in a photo program and save it again as JPEG or PNG`;
  }
  if (Math.min(width, height) >= smallestSide) return undefined;
  return `${name} is ${width} × ${height} pixels; to be sharp, it needs at least ${smallestSide} on its shorter side`;
}

/** Whether a picture can be read to its end, which only decoding shows. */
function isWhole(picture: Sharp): Promise<boolean> {
  return picture
    .resize(16)
    .toBuffer()
    .then(Boolean, () => false);
}
