import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Clinician, generateClinicians } from "./generated-clinicians";
import { writePortrait } from "./generated-portrait";

type Testimonials = {
  patients: { title: string };
  providers: { items: Clinician[] };
};

/**
 * Adds made-up clinicians, each with a portrait of its own, to a copy of the content.
 *
 * @param content - the copy's folder.
 * @returns those who were added.
 */
export async function addClinicians(content: string, count: number): Promise<Clinician[]> {
  const added = generateClinicians(count);
  const testimonials = await readTestimonials(content);
  const sources = testimonials.providers.items.map(({ photo }) => join(content, photo.file));
  for (const [index, { photo }] of added.entries()) {
    await writePortrait(join(content, photo.file), sources, index);
  }
  testimonials.providers.items.push(...added);
  await writeTestimonials(content, testimonials);
  return added;
}

/** Changes the first word of the families' title, as an editor might before the next build. */
export async function changeOneWord(content: string): Promise<void> {
  const testimonials = await readTestimonials(content);
  const { patients } = testimonials;
  patients.title = patients.title.replace(/\S+/, "By");
  await writeTestimonials(content, testimonials);
}

async function readTestimonials(content: string): Promise<Testimonials> {
  // The content check has told of anything else.
  return JSON.parse(await readFile(fileIn(content), "utf8"));
}

function writeTestimonials(content: string, testimonials: Testimonials): Promise<void> {
  return writeFile(fileIn(content), JSON.stringify(testimonials, undefined, 2));
}

function fileIn(content: string): string {
  return join(content, "testimonials.json");
}
