import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { punctuationMistakes } from "./punctuation-mistakes";
import { quotationMistakes } from "./quotation-mistakes";

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

/** Names the mistake at a spot, or nothing if this is not the kind it knows. */
export type MistakeFinder = (spot: Spot) => Mistake | undefined;

const finders: Partial<Record<string, MistakeFinder>> = {
  ...punctuationMistakes,
  ...quotationMistakes,
};

/**
 * Turns a parser's error into what the editor did wrong.
 *
 * @param text - the whole file.
 * @param error - the parser's first error.
 * @returns the mistake.
 */
export function jsonMistake(text: string, error: ParseError): Mistake {
  const token = text.slice(error.offset, error.offset + error.length);
  const before = text.slice(0, error.offset).trimEnd().length - 1;
  const spot = { text, offset: error.offset, token, before };
  const unknown = { offset: error.offset, sentence: `${token || "the end"} is not expected here` };
  return finders[printParseErrorCode(error.error)]?.(spot) ?? unknown;
}
