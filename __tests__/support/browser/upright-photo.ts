import sharp, { type Sharp } from "sharp";

/** A photo of one color, large enough for any place on the site. */
export function plain(background: string): Sharp {
  return sharp({ create: { width: 1200, height: 1200, channels: 3, background } });
}

/** A photo whose upper half is red and whose lower half is blue, to tell which way is up. */
export async function upright(width: number, height: number): Promise<Sharp> {
  const halves = Buffer.from([220, 20, 20, 20, 20, 220]);
  const photo = sharp(halves, { raw: { width: 1, height: 2, channels: 3 } });
  return sharp(
    await photo.resize(width, height, { kernel: "nearest", fit: "fill" }).png().toBuffer(),
  );
}

/** Says what a browser shows of such a photo. */
export async function lookAt(photo: Buffer) {
  const { space, orientation = 1, width, height } = await sharp(photo).metadata();
  const halves = await sharp(photo).removeAlpha().resize(1, 2, { fit: "fill" }).raw().toBuffer();
  const [red = 0, , blue = 0, lowerRed = 0, , lowerBlue = 0] = halves;
  return {
    space,
    isUpright: orientation === 1 && red > blue && lowerBlue > lowerRed,
    proportion: width / height,
  };
}
