import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readSchemas } from "../schemas";
import { photoFault } from "./photo-fault";
import { readJson } from "./read-json";
import { type SchemaCheck, schemaCheck } from "./schema-check";
import { didYouMean, placeInWords, sentenceFor } from "./sentences";

/**
 * Checks the words and photos of the content.
 *
 * @param folder - the content folder, with its schemas and photos.
 * @returns a sentence for each fault: `content/founders.json → items → item 2 "Maya Chen": …`.
 * @throws if the folder or its schemas cannot be read, or a schema is not valid.
 */
export async function checkContent(folder: string): Promise<string[]> {
  const schemas = readSchemas(folder);
  const check = schemaCheck(schemas);
  const wanted = [...schemas.files.keys()].map((name) => `${name}.json`);
  // Gatsby reads hero.JSON as well.
  const present = (await readdir(folder)).filter((file) => /\.json$/i.test(file));

  const faults: string[] = [];
  for (const file of present.filter((name) => !wanted.includes(name))) {
    faults.push(
      `${file}: the site uses no file of this name${didYouMean(file, wanted) || "; remove it"}`,
    );
  }
  for (const file of wanted) {
    if (present.includes(file)) faults.push(...(await checkFile(folder, file, check)));
    else faults.push(`${file}: this file is missing`);
  }
  return faults.map((fault) => `${path.basename(folder)}/${fault}`);
}

async function checkFile(folder: string, file: string, check: SchemaCheck): Promise<string[]> {
  const { data, mistake } = readJson(await readFile(path.join(folder, file)));
  if (mistake) return [`${file}: ${mistake}`];
  const { errors, photos } = check(path.parse(file).name, data);
  const place = (at: string) => [file, ...placeInWords(data, at)].join(" → ");
  const faults = errors.map((error) => `${place(error.instancePath)}: ${sentenceFor(error)}`);
  for (const { at, name, smallestSide } of photos) {
    const isMisspelled = errors.some((error) => error.instancePath === at);
    const sentence =
      !isMisspelled && (await photoFault(path.join(folder, "photos"), name, smallestSide));
    if (sentence) faults.push(`${place(at)}: ${sentence}`);
  }
  return faults;
}
