import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readSchemas } from "../schemas";
import { isRecord } from "./is-record";
import { photoFault } from "./photo-fault";
import { type JsonContent, readJson } from "./read-json";
import { schemaCheck } from "./schema-check";
import { didYouMean } from "./sentences";

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
  const contents = new Map<string, JsonContent>();
  for (const file of present) {
    contents.set(file, readJson(await readFile(path.join(folder, file))));
  }
  const pages = pageAddresses(contents.get("legal.json")?.data);

  const faults: string[] = [];
  for (const file of present.filter((name) => !wanted.includes(name))) {
    faults.push(
      `${file}: the site uses no file of this name${didYouMean(file, wanted) || "; remove it"}`,
    );
  }
  for (const file of wanted) {
    const content = contents.get(file);
    if (!content) faults.push(`${file}: this file is missing`);
    else if (content.mistake) faults.push(`${file}: ${content.mistake}`);
    else faults.push(...(await faultsIn(file, content.data)));
  }
  return faults.map((fault) => `${path.basename(folder)}/${fault}`);

  async function faultsIn(file: string, data: unknown): Promise<string[]> {
    const { faults: found, photos, links } = check(file, data);
    for (const { place, name, smallestSide } of photos) {
      const fault = await photoFault(path.join(folder, "photos"), name, smallestSide);
      if (fault) found.push(`${place}: ${fault}`);
    }
    for (const { place, address } of links) {
      if (!pages || pages.includes(address)) continue;
      const hint = didYouMean(address, pages);
      found.push(`${place}: there is no page ${address} in content/legal.json${hint}`);
    }
    return found;
  }
}

/** The pages to which an editor can link; undefined if it is not known which there are. */
function pageAddresses(legal: unknown): string[] | undefined {
  if (!isRecord(legal) || !Array.isArray(legal.pages)) return undefined;
  return ["/about", ...legal.pages.filter(isRecord).map(({ address }) => String(address))];
}
