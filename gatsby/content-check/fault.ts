/** One thing an editor has to fix or, as a warning, be aware of. */
export type Fault = {
  /** The file as an editor knows it, such as `content/founders.json`. */
  file: string;
  /** The way to the spot inside the file, outermost first; empty for the file as a whole. */
  place: string[];
  /** What is wrong and how to fix it. */
  sentence: string;
};

/** What an editor has to fix before the site can be built, and what to be aware of. */
export type Faults = { errors: Fault[]; warnings: Fault[] };

/**
 * Writes a fault as one line.
 *
 * @param fault - the fault.
 * @returns for example `content/founders.json → item 2 "Maya Chen" → photo: there is no file …`.
 */
export function describeFault({ file, place, sentence }: Fault): string {
  return `${[file, ...place].join(" → ")}: ${sentence}`;
}
