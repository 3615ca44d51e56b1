import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { runTool } from "./run-tool";

type Cut = {
  source: string;
  target: string;
  axes: Record<string, number | { min: number; max: number }>;
};

/**
 * Basic Latin, the letters of English, Spanish, French, German, Danish, Norwegian, Swedish and
 * Finnish, and the punctuation that a copywriter types. Anything else falls back to a system font,
 * letter by letter: so do Ÿ and ẞ, which the packages keep in a second file.
 */
const letters = "áéíóúüñçàèùâêîôûëïœäößåæøÁÉÍÓÚÜÑÇÀÈÙÂÊÎÔÛËÏŒÄÖÅÆØ";
const punctuation = "\u00a0–—‘’‚“”„«»…•·©€¿¡";
const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
const characters = [...basicLatin, letters, punctuation].join("");

// Headlines need one weight of one optical size, text needs its range: each axis that is pinned
// saves bytes on every first visit.
const cuts: Cut[] = [
  {
    source: "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    target: "src/styles/fonts/fraunces.woff2",
    axes: { opsz: 72, SOFT: 70, WONK: 0, wght: 520 },
  },
  {
    source: "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    target: "src/styles/fonts/figtree.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

runTool(async () => {
  for (const { source, target, axes } of cuts) {
    const font = await subsetFont(await readFile(source), characters, {
      targetFormat: "woff2",
      // Without alternate glyphs that only layout features reach, which the site does not use.
      noLayoutClosure: true,
      variationAxes: axes,
    });
    await writeFile(target, font);
    console.log(`${target}: ${font.length} bytes`);
  }
});
