import type { Mistake, MistakeFinder, Spot } from "./mistake";

/** Commas, colons and brackets, by the name of the parser's error. */
export const punctuationMistakes: Partial<Record<string, MistakeFinder>> = {
  CommaExpected: missingComma,
  ColonExpected: missingColon,
  PropertyNameExpected: extraComma,
  ValueExpected: missingValue,
  CloseBraceExpected: (spot) => unclosed(spot, "}"),
  CloseBracketExpected: (spot) => unclosed(spot, "]"),
  EndOfFileExpected: somethingAfterTheEnd,
  InvalidCommentToken: comment,
  UnexpectedEndOfNumber: ({ offset, token }) => ({
    offset,
    sentence: `${token} is not a complete number`,
  }),
};

function missingComma({ text, offset, token, before }: Spot): Mistake {
  if (token === "}" || token === "]") {
    const missing = token === "}" ? "]" : "}";
    const sentence = `a closing ${missing} is missing before this ${token}`;
    return { offset, sentence, repair: fill(text, offset - 1, missing) };
  }
  if (token === ":") {
    return { offset, sentence: "a comma or a closing ] is expected instead of this colon" };
  }
  const sentence = "a comma is missing here";
  return { offset: before + 1, sentence, repair: fill(text, before + 1, ",") };
}

function missingColon({ text, before }: Spot): Mistake {
  const sentence = "a colon is missing here";
  return { offset: before + 1, sentence, repair: fill(text, before + 1, ":") };
}

function extraComma({ text, offset, token, before }: Spot): Mistake {
  if (text[before] === "," && (token === "}" || token === "]")) {
    const sentence = `there is an extra comma before the closing ${token}`;
    return { offset: before, sentence, repair: new Map([[before, " "]]) };
  }
  if (token === ",") {
    return { offset, sentence: "there is an extra comma here", repair: new Map([[offset, " "]]) };
  }
  return { offset, sentence: `a name in quotation marks is expected instead of ${token}` };
}

function missingValue(spot: Spot): Mistake {
  const { text, before } = spot;
  if (text.trim() === "") {
    return { offset: 0, sentence: "the file is empty" };
  }
  if (text[before] === ":") {
    const sentence = "a text in quotation marks is missing after the colon";
    return { offset: before + 1, sentence };
  }
  return extraComma(spot);
}

function unclosed({ offset, token }: Spot, missing: "}" | "]"): Mistake {
  const where = token === "" ? "at the end of the file" : `before this ${token}`;
  return { offset, sentence: `a closing ${missing} is missing ${where}` };
}

function somethingAfterTheEnd({ text, offset, token }: Spot): Mistake {
  if (!text.trimStart().startsWith("{")) {
    return { offset: 0, sentence: "a { is missing at the start of the file" };
  }
  if (token === "}" || token === "]") {
    const sentence = `there is an extra closing ${token} here`;
    return { offset, sentence, repair: new Map([[offset, " "]]) };
  }
  return { offset, sentence: "the file should end here, after its last }" };
}

function comment({ offset, token }: Spot): Mistake {
  const sentence = "this file cannot hold comments; remove this one";
  return { offset, sentence, repair: new Map([[offset, token.replace(/\S/g, " ")]]) };
}

/** Puts a missing character where a space is; without a space there is no room for it. */
function fill(text: string, offset: number, character: string): Map<number, string> | undefined {
  return /\s/.test(text[offset] ?? "") ? new Map([[offset, character]]) : undefined;
}
