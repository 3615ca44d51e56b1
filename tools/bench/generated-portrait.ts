import sharp from "sharp";

/** Twice what the schema asks of a clinician's photo at least, as a photo in practice may have. */
const size = 960;

/** How many places along each side a crop may start at. */
const steps = 15;

/**
 * Makes a portrait that is like no other out of a real one: other colours, another part of it.
 *
 * @param file - where to write it, as JPEG.
 * @param sources - the real portraits, of which one is taken.
 * @param index - each gives another portrait, up to some thousands.
 */
export async function writePortrait(file: string, sources: string[], index: number): Promise<void> {
  const source = sources[index % sources.length];
  if (source === undefined) throw new Error("There is no portrait to make others of.");
  const round = Math.floor(index / sources.length);
  const { width, height } = await sharp(source).metadata();
  const side = Math.floor(Math.min(width, height) * 0.85);

  await sharp(source)
    .extract({
      left: offset(round % steps, width - side),
      top: offset(Math.floor(round / steps) % steps, height - side),
      width: side,
      height: side,
    })
    .modulate({ hue: (round * 37) % 360 })
    .resize(size)
    .jpeg({ quality: 85 })
    .toFile(file);
}

function offset(step: number, room: number): number {
  return Math.round((step / (steps - 1)) * room);
}
