/** One thing an editor has to mend, or, as a warning, to be aware of. */
export type Fault = {
  /** The file as an editor knows it, such as `content/founders.json`. */
  file: string;
  /** The way to the spot inside the file, outermost first; empty for the file as a whole. */
  place: string[];
  /** What is wrong and how to mend it. */
  sentence: string;
};

/**
 * Writes a fault as one line.
 *
 * @param fault - the fault.
 * @returns for example `content/founders.json → item 2 "Maya Chen" → photo: there is no file …`.
 */
export function describeFault({ file, place, sentence }: Fault): string {
  return `${[file, ...place].join(" → ")}: ${sentence}`;
}
