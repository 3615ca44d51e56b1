import { type ParseError, printParseErrorCode } from "jsonc-parser";

/** Where the parser failed. */
type Spot = {
  text: string;
  offset: number;
  /** The piece of text that it could not parse. */
  token: string;
  /** Where the last character before the token is that is not a space; -1 if there is none. */
  before: number;
};

/** What an editor did wrong, and how many characters come before the spot. */
export type JsonMistake = { offset: number; sentence: string };

/** Turns an error of the parser into what the editor did wrong. */
export function jsonMistake(text: string, { error, offset, length }: ParseError): JsonMistake {
  const token = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trimEnd().length - 1;
  const named = finders[printParseErrorCode(error)]?.({ text, offset, token, before });
  return named ?? mistake(offset, `${token || "the end"} is not expected here`);
}

/** By the name of the parser's error. */
const finders: Partial<Record<string, (spot: Spot) => JsonMistake>> = {
  CommaExpected: missingComma,
  ColonExpected: ({ before }) => mistake(before + 1, "a colon is missing here"),
  PropertyNameExpected: extraComma,
  ValueExpected: missingValue,
  CloseBraceExpected: (spot) => unclosed(spot, "}"),
  CloseBracketExpected: (spot) => unclosed(spot, "]"),
  EndOfFileExpected: somethingAfterTheEnd,
  InvalidCommentToken: ({ offset }) =>
    mistake(offset, "this file cannot hold comments; remove this one"),
  UnexpectedEndOfNumber: ({ offset, token }) =>
    mistake(offset, `${token} is not a complete number`),
  InvalidSymbol: strayCharacters,
  UnexpectedEndOfString: unclosedText,
  InvalidEscapeCharacter: (spot) =>
    insideText(spot, /\\(?!["\\/bfnrtu])/, "a backslash inside a text must be written twice"),
  InvalidUnicode: (spot) =>
    insideText(spot, /\\u(?![\da-f]{4})/i, "\\u must be followed by four digits or letters"),
  InvalidCharacter: (spot) =>
    insideText(spot, /\p{Cc}/u, "there is a tab inside this text; write a space instead"),
};

function mistake(offset: number, sentence: string): JsonMistake {
  return { offset, sentence };
}

function missingComma(spot: Spot): JsonMistake {
  const { offset, token, before } = spot;
  if (token === "}") return unclosed(spot, "]");
  if (token === "]") return unclosed(spot, "}");
  if (token === ":") {
    return mistake(offset, "a comma or a closing ] is expected instead of this colon");
  }
  return mistake(before + 1, "a comma is missing here");
}

function extraComma({ text, offset, token, before }: Spot): JsonMistake {
  if (text[before] === "," && (token === "}" || token === "]")) {
    return mistake(before, `there is an extra comma before the closing ${token}`);
  }
  if (token === ",") return mistake(offset, "there is an extra comma here");
  return mistake(offset, `a name in quotation marks is expected instead of ${token}`);
}

function missingValue(spot: Spot): JsonMistake {
  const { text, before } = spot;
  if (text.trim() === "") return mistake(0, "the file is empty");
  if (text[before] !== ":") return extraComma(spot);
  return mistake(before + 1, "a text in quotation marks is missing after the colon");
}

function unclosed({ offset, token }: Spot, missing: "}" | "]"): JsonMistake {
  const where = token === "" ? "at the end of the file" : `before this ${token}`;
  return mistake(offset, `a closing ${missing} is missing ${where}`);
}

function somethingAfterTheEnd({ text, offset, token }: Spot): JsonMistake {
  if (!text.trimStart().startsWith("{")) {
    return mistake(0, "a { is missing at the start of the file");
  }
  if (token === "}" || token === "]") {
    return mistake(offset, `there is an extra closing ${token} here`);
  }
  return mistake(offset, "the file should end here, after its last }");
}

const wrongQuotes = /[“”„‟«»‘’‚'`]/;
const wrongQuoteBeforePunctuation = /[“”„‟«»‘’‚'`](?=\s*[,:}\]]|\s*$)/;

function strayCharacters(spot: Spot): JsonMistake {
  const { text, offset, token, before } = spot;
  const [first = ""] = token;
  if (wrongQuotes.test(first)) return wrongQuote(first, offset);
  if (/[\s\u200b-\u200d\u2060]/.test(first)) {
    const sentence =
      offset === 0
        ? "the file starts with an invisible character; save it as UTF-8 without BOM"
        : "there is an invisible character here; write a space instead";
    return mistake(offset, sentence);
  }
  const separator = { ";": ",", "=": ":" }[first];
  if (separator !== undefined) {
    return mistake(offset, `${first} is not expected here; write ${separator} instead`);
  }
  if (text[before] === '"' && !text.slice(before, offset).includes("\n")) {
    return mistake(before, 'a quotation mark inside a text needs a backslash before it: \\"');
  }
  return missingOpeningQuote(spot);
}

function missingOpeningQuote({ text, offset, token }: Spot): JsonMistake {
  const [rest = ""] = text.slice(offset).split(/[\r\n]/, 1);
  if (!/^[^"]*"\s*([:,}\]]|$)/.test(rest)) {
    const words = rest.match(/^[^:,}\]]+/)?.[0].trim() ?? token;
    return mistake(offset, `${words} needs quotation marks around it: "${words}"`);
  }
  return mistake(offset, `a quotation mark is missing before ${token}`);
}

function unclosedText({ text, offset, token }: Spot): JsonMistake {
  const wrong = token.search(wrongQuoteBeforePunctuation);
  if (wrong !== -1) return wrongQuote(token.charAt(wrong), offset + wrong);
  if (/^[^"{}[\]]/.test(text.slice(offset + token.length).trimStart())) {
    return mistake(offset, "the text that starts here must stay on one line");
  }
  return mistake(offset, "the text that starts here has no closing quotation mark");
}

function wrongQuote(mark: string, offset: number): JsonMistake {
  const isSingle = "'‘’‚`".includes(mark);
  const [kind, wanted] = isSingle ? ["single", "a double one"] : ["curly", "a straight one"];
  return mistake(offset, `${mark} is a ${kind} quotation mark; write ${wanted}: "`);
}

function insideText({ offset, token }: Spot, pattern: RegExp, sentence: string): JsonMistake {
  return mistake(offset + Math.max(token.search(pattern), 0), sentence);
}
