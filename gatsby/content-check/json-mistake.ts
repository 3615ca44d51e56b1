import { type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Mistake, MistakeFinder } from "./mistake";
import { punctuationMistakes } from "./punctuation-mistakes";
import { quotationMistakes } from "./quotation-mistakes";

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
