import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postcss from "postcss";
import subsetFont from "subset-font";
import { drawAs } from "./draw-as";
import { runTool } from "./run-tool";

type Font = {
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Characters that are drawn as others. */
  drawnAs?: Record<string, string>;
};

// Headlines need one weight of one optical size, text needs its range: each axis that is pinned
// saves bytes on every first visit.
const fonts: Record<string, Font> = {
  Fraunces: {
    source: "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    axes: { opsz: 72, SOFT: 70, WONK: 0, wght: 520 },
    // As large as a headline, a typewriter's apostrophe looks like a mistake.
    drawnAs: { "'": "’" },
  },
  Figtree: {
    source: "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
};

const folder = "src/styles";

/** Below this size, Gatsby puts a font into the page's styles. */
const insideBelow = 10_000;

runTool(async () => {
  const styles = postcss.parse(await readFile(join(folder, "fonts.css"), "utf8"));
  const cuts: Promise<void>[] = [];
  styles.walkAtRules("font-face", (face) => {
    const values = new Map<string, string>();
    face.walkDecls(({ prop, value }) => void values.set(prop, value));
    cuts.push(cut(values));
  });
  await Promise.all(cuts);
});

/** Writes the file that a face names, with the letters of its range out of its font. */
async function cut(face: Map<string, string>): Promise<void> {
  const family = unquoted(face.get("font-family"));
  const file = unquoted(/url\(([^)]+)\)/.exec(face.get("src") ?? "")?.[1]);
  const font = fonts[family];
  if (!font) throw new Error(`There is no source for the font "${family}".`);
  const characters = charactersIn(face);
  const bytes = await subsetFont(await sourceOf(font, characters), characters, {
    targetFormat: "woff2",
    // Kerning is the only layout feature that the site uses.
    noLayoutClosure: true,
    keepFeatures: ["kern"],
    variationAxes: font.axes,
  });
  const isInside = bytes.length < insideBelow;
  if (isInside !== (face.get("font-display") === "block")) {
    throw new Error(
      `${file} would have ${bytes.length} bytes. A font that is to be in the page's styles has to have less than ${insideBelow}, any other one more: change its unicode-range.`,
    );
  }
  await writeFile(join(folder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}

/** Reads the source of a font, in which some of these characters may be drawn as others. */
async function sourceOf({ source, drawnAs }: Font, characters: string): Promise<Buffer> {
  const file = await readFile(source);
  if (!drawnAs) return file;
  const font = await subsetFont(file, characters, {
    targetFormat: "truetype",
    noLayoutClosure: true,
    keepFeatures: ["kern"],
  });
  return drawAs(font, characters, drawnAs);
}

function unquoted(text = ""): string {
  return text.replaceAll('"', "");
}

/** All characters in a face's `unicode-range`. */
function charactersIn(face: Map<string, string>): string {
  const ranges = face.get("unicode-range")?.split(",") ?? [];
  return ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
}
