import { readdirSync, readFileSync } from "node:fs";
import { isRecord } from "../../gatsby/content-check/sentences";

export type Schema = Record<string, unknown>;

/** The names of all content files, as their schemas say. */
export const contentNames = readdirSync("content/schemas")
  .map((file) => file.replace(".schema.json", ""))
  .filter((name) => name !== "shared");

/** Reads the schema of a content file, with the shared parts put where they are referred to. */
export function readSchema(name: string): Schema {
  return withSharedParts(parse(`content/schemas/${name}.schema.json`));
}

/** The entries of a group by name; `$schema`, which is for text editors only, is left out. */
export function entriesOf(schema: Schema): [string, Schema][] {
  return Object.entries(isRecord(schema.properties) ? schema.properties : {}).filter(
    (entry): entry is [string, Schema] => entry[0] !== "$schema" && isRecord(entry[1]),
  );
}

function withSharedParts(schema: Schema): Schema {
  const { $ref, ...own } = schema;
  const shared = $ref === undefined ? {} : withSharedParts(sharedPart(String($ref)));
  return Object.fromEntries(
    Object.entries({ ...shared, ...own }).map(([key, value]) => [
      key,
      isRecord(value) ? withSharedParts(value) : value,
    ]),
  );
}

function sharedPart(reference: string): Schema {
  const { definitions } = parse("content/schemas/shared.schema.json");
  const name = reference.replace(/^.*#\/definitions\//, "");
  const part = isRecord(definitions) ? definitions[name] : undefined;
  if (!isRecord(part)) {
    throw new Error(`There is no ${reference}`);
  }
  return part;
}

function parse(file: string): Schema {
  const schema: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isRecord(schema)) {
    throw new Error(`${file} is no JSON object`);
  }
  return schema;
}
