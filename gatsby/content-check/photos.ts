import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/** What is known about a file in `content/photos`. */
export type PhotoFile = {
  bytes: number;
  /** Left out if the file is not a picture that a site can show. */
  size?: { width: number; height: number };
  /** Whether the picture ends too early, as after a copy that was interrupted. */
  isDamaged?: boolean;
};

/** Every file of `content/photos` by its exact name. */
export type Photos = Map<string, PhotoFile>;

export const mostBytes = 10 * 1024 * 1024;

const readable = new Set(["jpeg", "png", "webp", "tiff"]);

/**
 * Looks at every file in the folder of photos.
 *
 * @param folder - the content folder.
 * @returns the files by name; none if there is no folder.
 */
export async function readPhotos(folder: string): Promise<Photos> {
  const photos: Photos = new Map();
  const names = await readdir(path.join(folder, "photos")).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, "photos", name);
    const about = await stat(file);
    if (about.isFile()) {
      photos.set(name, { bytes: about.size, ...(await lookAt(file, about.size)) });
    }
  }
  return photos;
}

/** Reads the bytes itself: given a name, sharp remembers a file that has since been replaced. */
async function lookAt(file: string, bytes: number): Promise<Omit<PhotoFile, "bytes">> {
  if (bytes > mostBytes) {
    return {};
  }
  try {
    const picture = sharp(await readFile(file));
    const { format, compression, width, height } = await picture.metadata();
    const isReadable = readable.has(format) || (format === "heif" && compression === "av1");
    return isReadable ? { size: { width, height }, isDamaged: await endsEarly(picture) } : {};
  } catch {
    return {};
  }
}

/** A picture has its size at its beginning, so only decoding all of it shows whether it is whole. */
function endsEarly(picture: Sharp): Promise<boolean> {
  return picture
    .resize(16)
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
}
