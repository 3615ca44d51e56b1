import { isRecord } from "../../gatsby/content-check/is-record";
import { contentNames, entriesOf, readSchema, type Schema } from "./schema-reading";

/** How much of what the schemas allow, of everything. */
export type Extent = "least" | "most";

/** Long words that a page about medicine may have, and common ones between them. */
const words =
  "pneumonoultramicroscopicsilicovolcanoconiosis in hypogammaglobulinemia or pseudopseudohypoparathyroidism after hepaticocholangiocholecystenterostomy with otorhinolaryngologists and electroencephalographically esophagogastroduodenoscopy".split(
    " ",
  );

/** Draws content from its schemas: each file's data by the file's name, such as `site.json`. */
export function generateContent(extent: Extent): Map<string, unknown> {
  const pick = (least: number, most: number) => (extent === "least" ? least : most);
  let drawn = 0;
  let chosen = 0;

  function draw(schema: Schema, place: string): unknown {
    drawn += 1;
    // In turn, so that each choice is made somewhere.
    if (Array.isArray(schema.enum)) return schema.enum[chosen++ % schema.enum.length];
    if (isRecord(schema.items)) return drawList(schema, schema.items, place);
    if (isRecord(schema.properties)) return drawGroup(schema, place);
    if (schema.type === "number" || schema.type === "integer")
      return pick(Number(schema.minimum), Number(schema.maximum));
    return drawText(schema, place);
  }

  function drawList({ minItems = 0, maxItems }: Schema, item: Schema, place: string): unknown[] {
    // What is as long as a document needs no test of all its parts.
    const length = pick(Number(minItems), Math.min(Number(maxItems), 12));
    return Array.from({ length }, () => draw(item, `${place} → item`));
  }

  function drawGroup(schema: Schema, place: string): Schema {
    const { required = [] } = schema;
    const entries = entriesOf(schema).filter(([name]) => {
      const isRequired = Array.isArray(required) && required.includes(name);
      return isRequired || pick(0, 1) === 1;
    });
    return Object.fromEntries(
      entries.map(([name, entry]) => [name, draw(entry, `${place} → ${name}`)]),
    );
  }

  function drawText({ maxLength, pattern = "", allOf }: Schema, place: string): string {
    const length = Number(maxLength);
    const rules: unknown[] = Array.isArray(allOf) ? allOf : [];
    const patterns = [pattern, ...rules.filter(isRecord).map((rule) => rule.pattern)];
    const isAllowed = (text: string) =>
      patterns.every((allowed) => new RegExp(String(allowed), "u").test(text));
    const shapes: ((fill: (taken: number) => string) => string)[] = [
      (fill) => fill(0),
      // Words of twelve letters.
      (fill) => cut(fill(0).replaceAll(/\S{12}(?=\S)/g, "$& "), length),
      (fill) => `https://clinic.example/${plain(fill(23))}`,
      () => `photos/${words.join("").slice(0, pick(1, length - "photos/.jpg".length))}.jpg`,
      () => `${pick(0, 100)}% ${pick(0, 100)}%`,
      (fill) => `{email} ${fill(8)}`,
      (fill) => `/${plain(fill(1))}`,
      (fill) => `${plain(fill(`@clinic.example`.length))}@clinic.example`,
    ];
    for (const shape of shapes) {
      const text = shape((taken) => fillText(pick(1, Math.max(1, length - taken)), drawn));
      if (isAllowed(text) && (extent !== "most" || text.length === length)) return text;
    }
    throw new Error(
      `${place}: none of the texts made here has ${length} characters and fits the pattern ${String(pattern)}. Does its schema say what it should? If so, add a shape of text.`,
    );
  }

  return new Map(
    contentNames.map((name) => {
      const rules = { $schema: `./schemas/${name}.schema.json` };
      return [`${name}.json`, Object.assign(rules, draw(readSchema(name), `${name}.json`))];
    }),
  );
}

/** A text of this length, unlike all others; one of a single letter is nowhere else on a page. */
function fillText(length: number, order: number): string {
  if (length === 1) return String.fromCodePoint(0x4e00 + order);
  if (length < 5) return order.toString(36).padStart(length, "0").slice(-length);
  const first = order % words.length;
  const inTurn = [...words.slice(first), ...words.slice(0, first)].join(" ");
  return cut(`${order} ${`${inTurn} `.repeat(5)}`, length);
}

/** The beginning of a text, with a letter at its end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/. $/, " s");
}

/** Without what no address may have. */
function plain(text: string): string {
  return encodeURIComponent(text.replaceAll(" ", "-")).replaceAll("%", "");
}
