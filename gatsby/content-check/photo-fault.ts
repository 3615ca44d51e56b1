import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { didYouMean } from "./sentences";

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
  const picture = sharp(content);
  // Only decoding all of a photo shows whether it is whole.
  const isReadable = await picture
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
  if (name.endsWith(".svg")) {
    return isReadable && content.includes('xmlns="http://www.w3.org/2000/svg"')
      ? undefined
      : `browsers cannot show ${name}: it is damaged, or its <svg> has no xmlns="http://www.w3.org/2000/svg"; save it again in a drawing program, as plain SVG`;
  }
  if (!isReadable) {
    return `${name} is damaged or not a photo; open it in a photo program and save it again as JPEG or PNG`;
  }
  const { width, height } = await picture.metadata();
  if (Math.min(width, height) >= smallestSide) return undefined;
  return `${name} is ${width} × ${height} pixels; to be sharp, it needs at least ${smallestSide} on its shorter side`;
}
