import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/** What is known of a file in `content/photos`. */
export type PhotoFile = {
  bytes: number;
  /** Left out if the file is no picture that a site can show. */
  size?: { width: number; height: number };
  /** Whether the picture breaks off, as one does of which only a part was copied. */
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

/** Reads the bytes itself: given a name, the picture library remembers a file since replaced. */
async function lookAt(file: string, bytes: number): Promise<Omit<PhotoFile, "bytes">> {
  if (bytes > mostBytes) {
    return {};
  }
  try {
    const picture = sharp(await readFile(file));
    const { format, compression, width, height } = await picture.metadata();
    const isReadable = readable.has(format) || (format === "heif" && compression === "av1");
    return isReadable ? { size: { width, height }, isDamaged: await breaksOff(picture) } : {};
  } catch {
    return {};
  }
}

/** A picture tells its size at its beginning, so only making a small one of it shows its end. */
function breaksOff(picture: Sharp): Promise<boolean> {
  return picture
    .resize(16)
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
}
