import sharp from "sharp";

/** From the usual quality down to the lowest at which a face still looks good. */
const qualities = [50, 30, 15, 10, 5];

const smallPhoto = { width: 336, bytes: 25 * 1024 };
const largePhotoBytes = 60 * 1024;

export type PhotoFile = { absolutePath: string; internal: { contentDigest: string } };
type Size = { width: number; height: number };

const chosen = new Map<string, Promise<number>>();

/**
 * Chooses the quality at which a photo that covers this many pixels is no more than a phone should
 * download for it. Photos full of detail, such as leaves behind a face, get a lower one.
 *
 * @throws if the file is not a picture that sharp can read.
 */
export function photoQuality(photo: PhotoFile, size: Size): Promise<number> {
  const key = `${photo.internal.contentDigest} ${size.width} ${size.height}`;
  const quality = chosen.get(key) ?? choose(photo.absolutePath, size);
  chosen.set(key, quality);
  return quality;
}

async function choose(file: string, { width, height }: Size): Promise<number> {
  const most = width <= smallPhoto.width ? smallPhoto.bytes : largePhotoBytes;
  const picture = sharp(file).autoOrient().resize(width, height, { fit: "outside" });
  for (const quality of qualities) {
    const { length } = await picture.clone().avif({ quality }).toBuffer();
    if (length <= most) return quality;
  }
  return qualities.at(-1) ?? 0;
}
