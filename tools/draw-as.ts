/**
 * Draws some characters of a font as others: gives it another table of which character has which
 * glyph (`cmap`). Its checksums are wrong afterwards, which the cut of a font corrects.
 *
 * @param font - a TrueType font with a `cmap` in the usual format, 4; throws if it has none.
 * @param characters - all that the font will have, of the basic plane.
 * @param drawnAs - for each character to redraw, the one whose glyph it gets.
 * @returns the font, as a new buffer.
 */
export function drawAs(font: Buffer, characters: string, drawnAs: Record<string, string>): Buffer {
  const entry = tableEntry(font, "cmap");
  const glyphs = usualSubtable(font.subarray(font.readUInt32BE(entry + 8)));
  const table = cmapOf(
    [...characters]
      .map((character): [number, number] => [
        codeOf(character),
        glyphOf(glyphs, codeOf(drawnAs[character] ?? character)),
      ])
      .filter(([, glyph]) => glyph !== noGlyph)
      .sort(([one], [other]) => one - other),
  );
  const drawn = Buffer.concat([font, table]);
  drawn.writeUInt32BE(font.length, entry + 8);
  drawn.writeUInt32BE(table.length, entry + 12);
  return drawn;
}

const noGlyph = 0;

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** Finds the place in a font's list of tables where one of them is. */
function tableEntry(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString("latin1", entry, entry + 4) === tag) return entry;
  }
  throw new Error(`The font has no table "${tag}".`);
}

/** Finds the part of a `cmap` that is in format 4. */
function usualSubtable(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    if (part.readUInt16BE(0) === 4) return part;
  }
  throw new Error('The font\'s table "cmap" is in another format than 4.');
}

/** Looks a glyph up in a table of format 4: ranges of characters, in four lists one after the other. */
function glyphOf(table: Buffer, code: number): number {
  const length = table.readUInt16BE(6);
  for (let range = 14; range < 14 + length; range += 2) {
    if (code > table.readUInt16BE(range)) continue;
    const start = table.readUInt16BE(range + length + 2);
    if (code < start) break;
    const delta = table.readUInt16BE(range + 2 * length + 2);
    const offsetAt = range + 3 * length + 2;
    const offset = table.readUInt16BE(offsetAt);
    const glyph = offset ? table.readUInt16BE(offsetAt + offset + 2 * (code - start)) : code;
    return (glyph + delta) & 0xffff;
  }
  return noGlyph;
}

/** Writes a `cmap` in format 12: a range for each character. */
function cmapOf(glyphs: [code: number, glyph: number][]): Buffer {
  const table = Buffer.alloc(28 + 12 * glyphs.length);
  // One part, for Windows and all of Unicode, begins after 12 bytes.
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(glyphs.length, 24);
  for (const [index, [code, glyph]] of glyphs.entries()) {
    const range = 28 + 12 * index;
    table.writeUInt32BE(code, range);
    table.writeUInt32BE(code, range + 4);
    table.writeUInt32BE(glyph, range + 8);
  }
  return table;
}
