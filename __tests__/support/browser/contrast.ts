/** Returns the contrast of a color over an opaque one, both as `getComputedStyle` gives them. */
export function contrast(color: string, ground: string): number {
  const below = numbersOf(ground);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbersOf(color);
  const seen = [red, green, blue].map((part, index) => {
    const under = below[index] ?? 0;
    return under + (part - under) * alpha;
  });
  const [light, dark] = [luminance(seen), luminance(below)];
  return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05);
}

function numbersOf(color: string): number[] {
  return (color.match(/[\d.]+/g) ?? []).map(Number);
}

/** The relative luminance that WCAG defines, of red, green and blue from 0 to 255. */
function luminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
