import type { ErrorObject } from "ajv";
import { isRecord } from "./is-record";
import { suggestion } from "./suggestion";

/**
 * Finds the entry that a misspelt one probably stands for.
 *
 * @param error - an error of the keyword `additionalProperties`.
 * @returns the name of an entry that the file does not have, or undefined.
 */
export function meantEntry({ params, parentSchema, data }: ErrorObject): string | undefined {
  const open = entryNames(parentSchema).filter((name) => !(isRecord(data) && name in data));
  return suggestion(String(params.additionalProperty), open);
}

/**
 * Says that an entry is unknown, and which ones there are.
 *
 * @param error - an error of the keyword `additionalProperties`.
 * @returns the sentence.
 */
export function unknownEntry(error: ErrorObject): string {
  const names = entryNames(error.parentSchema);
  const meant = meantEntry(error);
  if (error.parentSchema?.["x-audiences"] === true) {
    const audiences = names.filter((name) => name === "patients" || name === "providers");
    return `there is no such audience${withChoices(meant, `the audiences are ${audiences.join(" and ")}`)}`;
  }
  return meant === undefined
    ? `there is no such entry; here can stand ${names.join(", ")}`
    : `there is no such entry; did you mean ${meant}?`;
}

/**
 * Says that a value is none of a fixed list.
 *
 * @param error - an error of the keyword `enum`.
 * @returns the sentence, with the list.
 */
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
