import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Font } from "fonteditor-core";
import postcss from "postcss";
import subsetFont from "subset-font";
import { fontFiles } from "./font-files";

/** Where a font's axes other than the weight are pinned, which saves bytes on every first visit. */
const pinnedAxes: Record<string, Record<string, number>> = {
  Fraunces: { opsz: 72, SOFT: 70, WONK: 0 },
};

/** At the size of a headline, a typewriter's apostrophe looks like a mistake. */
const withCurlyApostrophe = ["Fraunces"];

const folder = "src/styles";

/** Writes the files that `fonts.css` names, with the characters and the weight that it gives each. */
async function subsetFonts(): Promise<void> {
  const styles = postcss.parse(await readFile(join(folder, "fonts.css"), "utf8"));
  const faces: Map<string, string>[] = [];
  styles.walkAtRules("font-face", (rule) => {
    const face = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void face.set(prop, value.replaceAll('"', "")));
    faces.push(face);
  });
  for (const face of faces) await subset(face);
}

async function subset(face: Map<string, string>): Promise<void> {
  const family = face.get("font-family") ?? "";
  const file = /url\(([^)]+)\)/.exec(face.get("src") ?? "")?.[1] ?? "";
  const source = fontFiles[family];
  if (!source) throw new Error(`There is no source for the font "${family}".`);
  const [min = 400, max = min] = face.get("font-weight")?.split(" ").map(Number) ?? [];
  const characters = charactersIn(face.get("unicode-range") ?? "");
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: "truetype",
    // Kerning is the only layout feature that the site uses.
    noLayoutClosure: true,
    keepFeatures: ["kern"],
    variationAxes: { ...pinnedAxes[family], wght: min === max ? min : { min, max } },
  });
  const drawn = withCurlyApostrophe.includes(family) ? drawApostropheCurly(font) : font;
  const bytes: Buffer = await subsetFont(drawn, characters, { targetFormat: "woff2" });
  await writeFile(join(folder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}

/** Gives a font's straight apostrophe the glyph of the curly one; variable fonts lose their axes. */
function drawApostropheCurly(font: Buffer): Buffer {
  const options = { type: "ttf", hinting: true } as const;
  const editor = Font.create(font, options);
  for (const glyph of editor.get().glyf) {
    // A glyph without a character has no list of them, whatever the type says.
    const codes = glyph.unicode?.filter((code) => code !== 0x27) ?? [];
    glyph.unicode = codes.includes(0x2019) ? [0x27, ...codes] : codes;
  }
  return Buffer.from(editor.write({ ...options, toBuffer: true }));
}

/** Returns all characters of a `unicode-range`. */
function charactersIn(unicodeRange: string): string {
  const codes = unicodeRange.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

subsetFonts();
