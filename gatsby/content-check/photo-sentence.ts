import path from "node:path";
import { mostBytes, type Photos } from "./photos";
import { suggestion } from "./suggestion";

/** How large a photo is shown, in CSS pixels, and how many real ones it needs for that. */
export type PhotoSize = { shownAt: number; smallestSide: number };

const endings = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"]);

/**
 * Says what is wrong with a photo.
 *
 * @param file - as written in the content, such as `photos/maya-chen.png`.
 * @param wanted - how it is shown.
 * @param photos - the files there are.
 * @returns a sentence, or undefined if the photo is good.
 */
export function photoSentence(file: string, wanted: PhotoSize, photos: Photos): string | undefined {
  const name = file.replace(/^photos\//, "");
  const photo = photos.get(name);
  if (photo === undefined) {
    return `there is no file ${file}${hint(name, [...photos.keys()])}`;
  }
  if (!endings.has(path.extname(name).toLowerCase())) {
    return `${file} is not a kind of picture that the site can show; save it as JPEG or PNG`;
  }
  if (photo.bytes > mostBytes) {
    return `${file} is ${megabytes(photo.bytes)} MB; save it with at most 10 MB`;
  }
  if (photo.size === undefined) {
    return `${file} is not an image, although its name says so; save the photo again as JPEG or PNG`;
  }
  if (photo.isDamaged) {
    return `${file} is damaged, as if only a part of it had been copied; copy or save it again`;
  }
  const { width, height } = photo.size;
  if (Math.min(width, height) < wanted.smallestSide) {
    return `${file} is ${width} × ${height} pixels; it is shown up to ${wanted.shownAt} wide and needs at least ${wanted.smallestSide} on its shorter side to be sharp`;
  }
  return undefined;
}

function hint(name: string, names: string[]): string {
  const sameLetters = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (sameLetters !== undefined) {
    return `; it is spelled photos/${sameLetters}, and capital letters count`;
  }
  const stem = path.parse(name).name;
  const meant =
    names.find((other) => path.parse(other).name.toLowerCase() === stem.toLowerCase()) ??
    suggestion(stem, names);
  return meant === undefined ? "; put it into content/photos" : `; did you mean photos/${meant}?`;
}

function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
}
