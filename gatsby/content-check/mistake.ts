/** Where the JSON parser stumbled. */
export type Spot = {
  text: string;
  offset: number;
  /** The piece of text that it stumbled over. */
  token: string;
  /** Where the last character before the token is that is not a space; -1 if there is none. */
  before: number;
};

/** What an editor did wrong. */
export type Mistake = {
  offset: number;
  sentence: string;
  /**
   * What to read instead in order to find the next mistake, by offset. A piece is as long as what
   * it replaces, so that all offsets stay true.
   */
  repair?: Map<number, string>;
};

/** Names the mistake at a spot. */
export type MistakeFinder = (spot: Spot) => Mistake;
