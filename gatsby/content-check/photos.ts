import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { missingNameHint } from "./photo-names";

/** Every file of `content/photos` by its exact name: its size or, as a text, what is wrong with it. */
export type Photos = Map<string, Picture | string>;

/** Its size in pixels; a drawing is sharp at any. */
type Picture = { width: number; height: number; isDrawing?: boolean };

const mostBytes = 10 * 1024 * 1024;
const endings = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff", ".svg"]);
const readable = new Set(["jpeg", "png", "webp", "tiff", "svg"]);
const notAnImage =
  "is not an image, although its name says so; save the photo again as JPEG or PNG, a drawing as SVG";

/** Reads every file in the folder of photos, if there is one, of a content folder. */
export async function readPhotos(folder: string): Promise<Photos> {
  const parent = path.join(folder, "photos");
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const photos: Photos = new Map();
  for (const name of names) photos.set(name, await readPhoto(path.join(parent, name)));
  return photos;
}

async function readPhoto(file: string) {
  const ending = path.extname(file).toLowerCase();
  if (!endings.has(ending)) {
    return "is not a kind of picture that the site can show; save it as JPEG or PNG, a drawing as SVG";
  }
  const { size: bytes } = await stat(file);
  if (bytes > mostBytes) return `is ${megabytes(bytes)} MB; save it with at most 10 MB`;
  try {
    // Reads the bytes itself: given a name, sharp remembers a file that has since been replaced.
    const content = await readFile(file);
    const picture = sharp(content);
    const { format, compression, width, height } = await picture.metadata();
    const isReadable = readable.has(format) || (format === "heif" && compression === "av1");
    // Gatsby goes by the name.
    const isDrawing = ending === ".svg";
    if (!isReadable || isDrawing !== (format === "svg")) return notAnImage;
    // Opened by itself, it would run as if it were ours.
    if (isDrawing && /<script|<foreignobject|\son\w+\s*=/i.test(String(content))) {
      return "has a program in it; open it in a drawing program and save it as plain SVG";
    }
    // A picture has its size at its beginning: only decoding all of it shows whether it is whole.
    const isWhole = await picture
      .resize(16)
      .toBuffer()
      .catch(() => undefined);
    return isWhole
      ? { width, height, isDrawing }
      : "is damaged; copy it again or, if it is whole where it comes from, open it there and save it again";
  } catch (error) {
    const isHuge = String(error).includes("pixel limit");
    return isHuge ? "has too many pixels; save it at most 4000 pixels wide" : notAnImage;
  }
}

/**
 * Says what is wrong with a photo.
 *
 * @param file - as written in the content, such as `photos/maya-chen.png`.
 * @param smallestSide - how many pixels its shorter side needs to be sharp where it is shown.
 * @returns a sentence, or undefined if the photo is good.
 */
export function photoSentence(
  file: string,
  smallestSide: number,
  photos: Photos,
): string | undefined {
  const name = file.replace(/^photos\//, "");
  const photo = photos.get(name);
  if (photo === undefined) {
    return `there is no file ${file}; ${missingNameHint(name, [...photos.keys()])}`;
  }
  if (typeof photo === "string") return `${file} ${photo}`;
  const { width, height, isDrawing } = photo;
  if (Math.max(width, height) > 8 * Math.min(width, height)) {
    return `${file} is ${width} × ${height} pixels, too long for its place; crop it to at most eight times as long as wide`;
  }
  if (isDrawing || Math.min(width, height) >= smallestSide) return undefined;
  return `${file} is ${width} × ${height} pixels; to be sharp, it needs at least ${smallestSide} on its shorter side`;
}

function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
}
