import {
  clothes,
  firstNames,
  lastNames,
  looks,
  quoteWords,
  roles,
  workplaces,
} from "./clinician-words";
import { randomNumbers } from "./random-numbers";

/** A clinician's testimonial as it stands in `content/testimonials.json`. */
export type Clinician = {
  quote: string;
  author: string;
  role: string;
  photo: { file: string; alt: string };
};

/** How many different names there are. */
export const mostClinicians = firstNames.length * lastNames.length;

const fewestLetters = 60;
const mostLetters = 190;

/**
 * Makes up clinicians, each with other words, another name and another photo's name; the same ones
 * in every run, and of a longer list the shorter one is the beginning.
 *
 * @param count - at most `mostClinicians`.
 * @throws Error with a sentence if there are not so many names.
 */
export function generateClinicians(count: number): Clinician[] {
  if (count > mostClinicians) {
    throw new Error(`There are names for ${mostClinicians} clinicians, but not for ${count}.`);
  }
  const random = randomNumbers(1);
  function oneOf(list: readonly string[]): string {
    return list[Math.floor(random() * list.length)] ?? "";
  }

  function quote(): string {
    const length = fewestLetters + random() * (mostLetters - fewestLetters);
    let text = oneOf(quoteWords);
    while (text.length < length) {
      const gap = random() < 0.08 ? ", " : " ";
      text += gap + oneOf(quoteWords);
    }
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  }

  return Array.from({ length: count }, (_, index) => {
    const name = nameAt(index);
    const author = `Dr. ${name}`;
    return {
      quote: quote(),
      author,
      role: `${oneOf(roles)}, ${oneOf(workplaces)}`,
      photo: {
        file: `photos/${name.toLowerCase().replace(" ", "-")}.jpg`,
        alt: `${author}, ${oneOf(looks)}, ${oneOf(clothes)}`,
      },
    };
  });
}

function nameAt(index: number): string {
  const first = firstNames[index % firstNames.length];
  // Moves on by one once every first name has been used, so that neighbours share no name.
  const round = Math.floor(index / firstNames.length);
  const last = lastNames[(index + round) % lastNames.length];
  return `${first} ${last}`;
}

/** How many bytes of UTF-8 an editor has written for these: the words and the photos' names. */
export function textBytes(clinicians: readonly Clinician[]): number {
  const texts = clinicians.flatMap(({ quote, author, role, photo }) => [
    ...[quote, author, role],
    ...[photo.file, photo.alt],
  ]);
  return Buffer.byteLength(texts.join(""));
}
