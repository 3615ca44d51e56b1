import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Font } from "fonteditor-core";
import postcss from "postcss";
import subsetFont from "subset-font";
import { runTool } from "./run-tool";

type Source = {
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Whether a straight apostrophe is drawn as a curly one; only a font without axes left can do it. */
  hasCurlyApostrophe?: boolean;
};

// Headlines need one weight of one optical size, text needs its range: each axis that is pinned
// saves bytes on every first visit.
const sources: Record<string, Source> = {
  Fraunces: {
    file: "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    axes: { opsz: 72, SOFT: 70, WONK: 0, wght: 520 },
    // As large as a headline, a typewriter's apostrophe looks like a mistake.
    hasCurlyApostrophe: true,
  },
  Figtree: {
    file: "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
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
  const source = sources[family];
  if (!source) throw new Error(`There is no source for the font "${family}".`);
  const characters = charactersIn(face);
  const font = await subsetFont(await readFile(source.file), characters, {
    targetFormat: "truetype",
    // Kerning is the only layout feature that the site uses.
    noLayoutClosure: true,
    keepFeatures: ["kern"],
    variationAxes: source.axes,
  });
  const drawn = source.hasCurlyApostrophe ? withCurlyApostrophe(font) : font;
  const bytes: Buffer = await subsetFont(drawn, characters, { targetFormat: "woff2" });
  const isInside = bytes.length < insideBelow;
  if (isInside !== (face.get("font-display") === "block")) {
    throw new Error(
      `${file} would have ${bytes.length} bytes. A font that is to be in the page's styles has to have less than ${insideBelow}, any other one more: change its unicode-range.`,
    );
  }
  await writeFile(join(folder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}

/** Gives a font's straight apostrophe the glyph of the curly one. */
function withCurlyApostrophe(font: Buffer): Buffer {
  // Keeps what smooths letters, and the kerning too.
  const options = { type: "ttf", hinting: true } as const;
  const editor = Font.create(font, options);
  for (const glyph of editor.get().glyf) {
    // A glyph without a character has no list of them, whatever the type says.
    const codes = glyph.unicode?.filter((code) => code !== 0x27) ?? [];
    glyph.unicode = codes.includes(0x2019) ? [0x27, ...codes] : codes;
  }
  return Buffer.from(editor.write({ ...options, toBuffer: true }));
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
