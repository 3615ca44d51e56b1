import { isRecord } from "../../gatsby/content-check/is-record";
import { readSchemas } from "../../gatsby/schemas";

export type Schema = Record<string, unknown>;

const { files, shared } = readSchemas("content");

/** The names of all content files, as their schemas say. */
export const contentNames = [...files.keys()];

/** Reads the schema of a content file, with the shared parts put where they are referred to. */
export function readSchema(name: string): Schema {
  return withSharedParts(files.get(name) ?? {});
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
  const part = shared.definitions?.[reference.replace(/^.*#\/definitions\//, "")];
  if (!part) throw new Error(`There is no ${reference}`);
  return part;
}
