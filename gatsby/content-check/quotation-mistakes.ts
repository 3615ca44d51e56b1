import type { Mistake, MistakeFinder, Spot } from "./mistake";

/** Quotation marks and what may be between them, by the name of the parser's error. */
export const quotationMistakes: Partial<Record<string, MistakeFinder>> = {
  InvalidSymbol: strayCharacters,
  UnexpectedEndOfString: unclosedText,
  InvalidEscapeCharacter: (spot) =>
    insideText(spot, /\\(?!["\\/bfnrtu])/, "a backslash inside a text must be written twice", "/"),
  InvalidUnicode: (spot) =>
    insideText(spot, /\\u(?![\da-f]{4})/i, "\\u must be followed by four digits or letters", "/"),
  InvalidCharacter: (spot) =>
    insideText(spot, /\p{Cc}/u, "there is a tab inside this text; write a space instead", " "),
};

const wrongQuotes = /[“”„‟«»‘’‚'`]/;
const wrongQuoteBeforePunctuation = /[“”„‟«»‘’‚'`](?=\s*[,:}\]]|\s*$)/;

function strayCharacters(spot: Spot): Mistake {
  const { text, offset, token, before } = spot;
  const [first = ""] = token;
  if (wrongQuotes.test(first)) {
    const end = spot.offset + 1 + restOfLine(text, offset + 1).search(wrongQuoteBeforePunctuation);
    const repair = new Map([[offset, '"']]);
    return wrongQuote(first, offset, end > offset ? repair.set(end, '"') : repair);
  }
  if (/[\s\u200b-\u200d\u2060]/.test(first)) {
    const sentence =
      offset === 0
        ? "the file starts with an invisible character; save it as UTF-8 without BOM"
        : "there is an invisible character here; write a space instead";
    return { offset, sentence, repair: new Map([[offset, " "]]) };
  }
  const separator = { ";": ",", "=": ":" }[first];
  if (separator !== undefined) {
    const sentence = `${first} is not expected here; write ${separator} instead`;
    return { offset, sentence, repair: new Map([[offset, separator]]) };
  }
  if (text[before] === '"' && !text.slice(before, offset).includes("\n")) {
    const sentence = 'a quotation mark inside a text needs a backslash before it: \\"';
    return { offset: before, sentence };
  }
  return missingOpeningQuote(spot);
}

function missingOpeningQuote({ text, offset, token }: Spot): Mistake {
  const rest = restOfLine(text, offset);
  if (!/^[^"]*"\s*([:,}\]]|$)/.test(rest)) {
    const words = rest.match(/^[^:,}\]]+/)?.[0].trim() ?? token;
    return { offset, sentence: `${words} needs quotation marks around it: "${words}"` };
  }
  const sentence = `a quotation mark is missing before ${token}`;
  const hasRoom = text[offset - 1] === " ";
  return { offset, sentence, repair: hasRoom ? new Map([[offset - 1, '"']]) : undefined };
}

function unclosedText({ text, offset, token }: Spot): Mistake {
  const end = token.search(wrongQuoteBeforePunctuation);
  if (end !== -1) {
    return wrongQuote(token.charAt(end), offset + end, new Map([[offset + end, '"']]));
  }
  const lineEnd = offset + token.length;
  const nextLine = text.slice(lineEnd).trimStart();
  if (/^[^"{}[\]]/.test(nextLine)) {
    return { offset, sentence: "the text that starts here must stay on one line" };
  }
  const comma = token.match(/,\s*$/)?.index;
  const repair = new Map([[lineEnd, '"']]);
  if (comma !== undefined) {
    repair.set(offset + comma, '"').set(lineEnd, ",");
  }
  const hasRoom = lineEnd < text.length;
  const sentence = "the text that starts here has no closing quotation mark";
  return { offset, sentence, repair: hasRoom ? repair : undefined };
}

function wrongQuote(mark: string, offset: number, repair: Map<number, string>): Mistake {
  const kind = "'‘’‚`".includes(mark) ? "single" : "curly";
  const wanted = kind === "single" ? "a double one" : "a straight one";
  return { offset, sentence: `${mark} is a ${kind} quotation mark; write ${wanted}: "`, repair };
}

function insideText(spot: Spot, pattern: RegExp, sentence: string, instead: string): Mistake {
  const offset = spot.offset + Math.max(spot.token.search(pattern), 0);
  return { offset, sentence, repair: new Map([[offset, instead]]) };
}

function restOfLine(text: string, offset: number): string {
  return text.slice(offset).split(/[\r\n]/, 1)[0] ?? "";
}
