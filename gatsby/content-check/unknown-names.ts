import type { ErrorObject } from "ajv";
import { isRecord } from "./is-record";
import { suggestion } from "./suggestion";

/**
 * Finds the entry that a misspelled one was probably meant to be, among those that are missing.
 * Takes an error of the keyword `additionalProperties`.
 */
export function meantEntry({ params, parentSchema, data }: ErrorObject): string | undefined {
  const names = entryNames(parentSchema);
  const missing = names.filter((name) => !(isRecord(data) && name in data));
  return suggestion(String(params.additionalProperty), missing);
}

/** Says that an entry is unknown, and which ones there are. */
export function unknownEntry(error: ErrorObject): string {
  const names = entryNames(error.parentSchema);
  const meant = meantEntry(error);
  if (error.parentSchema?.["x-audiences"] === true) {
    const audiences = names.filter((name) => name === "patients" || name === "providers");
    return `there is no such audience${withChoices(meant, `the audiences are ${audiences.join(" and ")}`)}`;
  }
  return meant === undefined
    ? `there is no such entry; the possible entries are ${names.join(", ")}`
    : `there is no such entry; did you mean ${meant}?`;
}

/** Says that a value is not in a fixed list. Takes an error of the keyword `enum`. */
export function notInList({ data, schema, parentSchema }: ErrorObject): string {
  const choices: string[] = Array.isArray(schema) ? schema : [];
  const name = String(parentSchema?.title).toLowerCase();
  const meant = suggestion(String(data), choices);
  return `there is no ${name} "${String(data)}"${withChoices(meant, `the choices are ${choices.join(", ")}`)}`;
}

function entryNames(schema: ErrorObject["parentSchema"]): string[] {
  return Object.keys(schema?.properties ?? {}).filter((name) => name !== "$schema");
}

function withChoices(meant: string | undefined, choices: string): string {
  return meant === undefined
    ? `; ${choices}`
    : `; did you mean ${meant}? ${choices.charAt(0).toUpperCase()}${choices.slice(1)}`;
}
