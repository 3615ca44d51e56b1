/**
 * Gives the contrast of two colors as WCAG 2 defines it, from 1 (the same) to 21.
 *
 * @throws Error if one is not written as `#rrggbb`.
 */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(color: string): number {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  if (!digits) throw new Error(`"${color}" is not a color as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    linear(Number.parseInt(digits.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
