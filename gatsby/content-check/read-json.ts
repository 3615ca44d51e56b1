import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { characterInWords, unseen } from "../characters";

/** What a file says or, if that cannot be read, where the first mistake is and what it is. */
type ReadJson = { root?: Node; data?: unknown; mistake?: string };

/** Reads JSON, and explains what an editor has to fix first if it is none. */
export function readJson(text: string): ReadJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  const mistake = leftoverConflict(text) ?? (first ? mistakeAt(text, first) : decimalComma(text));
  if (!mistake) return { root, data: root && getNodeValue(root) };
  return { mistake: `${lineAndColumn(text, mistake.offset)}: ${mistake.sentence}` };
}

/** What is wrong, and how many characters come before it. */
type Mistake = { offset: number; sentence: string };

const backslash = "a backslash is a code in these files; leave it out, or write a slash: /";

/** What each of the parser's errors means to somebody who is no programmer. */
const sentences: Partial<Record<string, string>> = {
  PropertyNameExpected: "the name of an entry is missing here, in quotation marks",
  ValueExpected: "a text in quotation marks, a number, a list or a group is missing here",
  ColonExpected: "a colon is missing here",
  CommaExpected: "a comma is missing here, or a closing ] or }",
  CloseBraceExpected: "a closing } is missing here",
  CloseBracketExpected: "a closing ] is missing here",
  EndOfFileExpected: "the first { and its closing } must be around all of the file",
  InvalidCommentToken: "comments cannot be written in these files; delete this one",
  UnexpectedEndOfString:
    'the text that starts here needs a straight quotation mark, ", at its end, on the same line',
  UnexpectedEndOfNumber: "a digit is missing at the end of this number",
  InvalidUnicode: backslash,
  InvalidEscapeCharacter: backslash,
  InvalidCharacter: "there is a tab or an invisible character in this text; write a space instead",
};

const pointWanted = "decimals come after a point, as in 7.4, and a comma ends a number";

/** Explains the slips of editors that the parser takes for something else, and puts its other errors in words. */
function mistakeAt(text: string, { error, offset, length }: ParseError): Mistake {
  const code = printParseErrorCode(error);
  const token = text.slice(offset, offset + length);
  const end = text.slice(0, offset).trimEnd().length;
  const last = text.charAt(end - 1);

  if (/^,[,}\]]|^[{[],/.test(last + token)) {
    return { offset: last === "," ? end - 1 : offset, sentence: "there is an extra comma here" };
  }
  // As in `"scaleEnd": 7,5`.
  if (last === "," && /^\d/.test(token)) return { offset: end - 1, sentence: pointWanted };
  if (text.charAt(offset - 1) === '"' && /^[\p{L}\p{N}]/u.test(token)) {
    return { offset, sentence: "quotation marks inside a text must be curly: “ and ”" };
  }
  if (code === "InvalidSymbol") return { offset, sentence: unexpected(token) };
  return { offset: code === "CommaExpected" ? end : offset, sentence: sentences[code] ?? code };
}

function unexpected(token: string): string {
  const [first = ""] = token;
  if (unseen.test(first)) {
    return `${characterInWords(first)} is not expected here; delete it or, at the start of the file, save the file as UTF-8 without BOM`;
  }
  return `${token} is not expected here; a text needs a straight quotation mark, ", at both ends`;
}

function leftoverConflict(text: string): Mistake | undefined {
  const offset = text.search(/^(<{7}|\|{7}|={7}|>{7})( |$)/m);
  if (offset === -1) return undefined;
  const sentence =
    "this is left over from a merge conflict, two changes to the same lines; keep one of the two versions, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>";
  return { offset, sentence };
}

/** Commas of two kinds in a list of numbers, as in `7,4, 7,1`: JSON takes both for the end of a number. */
function decimalComma(text: string): Mistake | undefined {
  for (const { 0: list, index } of text.matchAll(/(?<=:\s*)\[[\d.,\s]*,\s[\d.,\s]*\]/g)) {
    const comma = list.search(/(?<=(?<![\d.])\d+),\d+(?![\d.])/);
    if (comma !== -1) return { offset: index + comma, sentence: pointWanted };
  }
  return undefined;
}

/** Says where a character is, as text editors count: `line 12, column 5`. */
function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
