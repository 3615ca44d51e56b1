import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";

/** What a file says or, if that cannot be read, where the first mistake is and what it is. */
type ReadJson = { root?: Node; data?: unknown; mistake?: string };

/** Reads JSON, and explains what an editor has to fix first if it is none. */
export function readJson(text: string): ReadJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  const mistake = foreignPart(text) ?? (first ? mistakeAt(text, first) : decimalComma(text));
  if (!mistake) return { root, data: root && getNodeValue(root) };
  return { mistake: `${lineAndColumn(text, mistake.offset)}: ${mistake.sentence}` };
}

/** What is wrong, and how many characters come before it. */
type Mistake = { offset: number; sentence: string };

/** What other programs leave in a file. */
const foreignParts: [RegExp, sentence: string][] = [
  [/\uFFFD/, "a character cannot be read here; save the file as UTF-8"],
  [
    /^<{7}[\s\S]*?^>{7}/m,
    "there is a merge conflict here: two changes to the same lines; keep one of the two versions, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>",
  ],
  [/^(<{7}|\|{7}|={7}|>{7})( |$)/m, "this line is left over from a merge conflict; delete it"],
];

function foreignPart(text: string): Mistake | undefined {
  for (const [pattern, sentence] of foreignParts) {
    const offset = text.search(pattern);
    if (offset !== -1) return { offset, sentence };
  }
  return undefined;
}

const pointWanted = "decimals come after a point, as in 7.4, and a comma ends a number";

/** Commas of two kinds in a list of numbers, as in `7,4, 7,1`: JSON takes both for the end of a number. */
function decimalComma(text: string): Mistake | undefined {
  for (const { 0: list, index } of text.matchAll(/(?<=:\s*)\[[\d.,\s]*,\s[\d.,\s]*\]/g)) {
    const comma = list.search(/(?<=(?<![\d.])\d+),\d+(?![\d.])/);
    if (comma !== -1) return { offset: index + comma, sentence: pointWanted };
  }
  return undefined;
}

/** The bracket that is missing, by the parser's error and what it came upon instead. */
const missingBrackets: Partial<Record<string, string>> = {
  CloseBraceExpected: "}",
  CloseBracketExpected: "]",
  "CommaExpected}": "]",
  "CommaExpected]": "}",
  "CommaExpected:": "]",
  "PropertyNameExpected{": "}",
};

/** Explains slips with commas, brackets and quotation marks; the rest is in the parser's words. */
function mistakeAt(text: string, { error, offset, length }: ParseError): Mistake {
  const code = printParseErrorCode(error);
  const token = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trimEnd().length - 1;
  const last = text.charAt(before);
  const isClosing = token === "}" || token === "]";

  if (last === "," && isClosing) {
    return { offset: before, sentence: `there is an extra comma before the closing ${token}` };
  }
  if (token === "," && /[,[{]/.test(last)) {
    return { offset, sentence: "there is an extra comma here" };
  }
  // As in `"scaleEnd": 7,5`.
  if (
    code === "PropertyNameExpected" &&
    /^\d/.test(token) &&
    /:\s*\d+,$/.test(text.slice(0, offset))
  ) {
    return { offset: before, sentence: pointWanted };
  }
  // As in `7:12 am` and `62%`.
  const [number = ""] = /[\d.]+ *$/.exec(text.slice(0, offset)) ?? [];
  if (number && /^[:%\p{L}]/u.test(token)) return unquoted(offset - number.length, number.trim());
  const missing = missingBrackets[code + token];
  if (missing) {
    const next = token === ":" ? "entry" : token;
    const where = next === "" ? "at the end of the file" : `before this ${next}`;
    return { offset, sentence: `a closing ${missing} is missing ${where}` };
  }
  if (code === "CommaExpected") return { offset: before + 1, sentence: "a comma is missing here" };
  if (code === "EndOfFileExpected" && !text.trimStart().startsWith("{")) {
    return { offset: 0, sentence: "a { is missing at the start of the file" };
  }
  if (code === "EndOfFileExpected" && isClosing) {
    return { offset, sentence: `there is an extra closing ${token} here` };
  }
  if (code === "UnexpectedEndOfString") return unclosedText(offset, token);
  if (code === "InvalidEscapeCharacter" || code === "InvalidUnicode") {
    const sentence = "a backslash is a code in these files; leave it out, or write a slash: /";
    return { offset, sentence };
  }
  if (code === "InvalidCharacter" || /^[\s\u200b-\u200d\u2060]/.test(token)) {
    const sentence =
      "there is an invisible character here; write a space instead or, at the start of a file, save it as UTF-8 without BOM";
    return { offset, sentence };
  }
  if (code === "InvalidSymbol") {
    const isInText = last === '"' && !text.slice(before, offset).includes("\n");
    return strayCharacters(offset, token, isInText);
  }
  const words = code.replace(/\B[A-Z]/g, " $&").toLowerCase();
  const [beginning] = /^.{0,30}/.exec(token) ?? [];
  return { offset, sentence: `${words} at ${beginning || "the end of the file"}` };
}

function unclosedText(offset: number, token: string): Mistake {
  const wrong = token.search(/[“”„‟«»‘’‚'`](?=\s*[,:}\]]|\s*$)/);
  if (wrong !== -1) return wrongQuote(offset + wrong, token.charAt(wrong));
  const sentence = "the text that starts here needs a quotation mark at its end, on the same line";
  return { offset, sentence };
}

function strayCharacters(offset: number, token: string, isInText: boolean): Mistake {
  if (/^[“”„‟«»‘’‚'`]/.test(token)) return wrongQuote(offset, token.charAt(0));
  if (!/^[\p{L}\p{N}]/u.test(token)) return { offset, sentence: `${token} is not expected here` };
  if (!isInText) return unquoted(offset, token);
  return { offset, sentence: "quotation marks inside a text must be curly: “ and ”" };
}

function unquoted(offset: number, beginning: string): Mistake {
  const sentence = `a text needs quotation marks at both ends; one is missing before ${beginning}`;
  return { offset, sentence };
}

function wrongQuote(offset: number, mark: string): Mistake {
  return { offset, sentence: `${mark} must be a straight double quotation mark: "` };
}

/** Says where a character is, as text editors count: `line 12, column 5`. */
function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
