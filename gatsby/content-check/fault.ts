/** The entries that lead to a value, outermost first; items of a list are counted from 0. */
export type Path = (string | number)[];

/** One thing that an editor has to fix. */
export type Fault = {
  at: Path;
  /** What is wrong and how to fix it. */
  sentence: string;
};
