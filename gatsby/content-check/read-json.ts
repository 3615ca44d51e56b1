import { printParseErrorCode, visit } from "jsonc-parser";
import { decodeUtf8 } from "../decode-utf8";

/** What a file says or, if it cannot be read, its first mistake in an editor's words. */
export type JsonContent = { data?: unknown; mistake?: string };

/**
 * Reads a JSON file.
 *
 * @param bytes - of the file.
 */
export function readJson(bytes: Buffer): JsonContent {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return { mistake: "this file is in another encoding; save it as UTF-8, without BOM" };
  }
  const conflict = conflictIn(text);
  if (conflict) return { mistake: conflict };
  const mistakes: string[] = [];
  const entries = new Set<string>();
  const { unclosed, ...brackets } = followBrackets(text);
  visit(
    text,
    {
      ...brackets,
      onError: (error, offset, length) => {
        const code = printParseErrorCode(error);
        const token = text.slice(offset, offset + length);
        mistakes.push(explain({ text, code, token, offset, bracket: unclosed(code, token) }));
      },
      onObjectProperty: (name, offset, _length, _line, _column, pathOfGroup) => {
        const entry = [...pathOfGroup(), name].join("/");
        if (entries.has(entry)) {
          mistakes.push(`${place(text, offset)}: this group has "${name}" twice; remove one`);
        }
        entries.add(entry);
      },
    },
    { disallowComments: true },
  );
  const [mistake] = mistakes;
  return mistake === undefined ? { data: JSON.parse(text) } : { mistake };
}

/** Follows the brackets of a text while the parser reads it, to find one that is not closed. */
function followBrackets(text: string) {
  const open: number[] = [];
  /** The first bracket whose line is indented unlike the one with its closing bracket. */
  let misfit: number | undefined;

  function begin(offset: number): void {
    open.push(offset);
  }

  function end(offset: number): void {
    const begun = open.pop() ?? offset;
    const line = lineUntil(text, offset);
    const isFirstInLine = line.trim() === "";
    if (isFirstInLine && line !== /^\s*/.exec(lineUntil(text, begun))?.[0]) misfit ??= begun;
  }

  /** Returns the bracket whose missing closing bracket causes an error, if that is the cause. */
  function unclosed(code: string, token: string): number | undefined {
    if (/^Close/.test(code)) return misfit;
    const innermost = open.at(-1) ?? 0;
    const foreign = text[innermost] === "{" ? /^[[{\]]/ : /^[:}]/;
    const isCause = /^(Comma|PropertyName)Expected/.test(code) && foreign.test(token);
    return isCause ? (misfit ?? innermost) : undefined;
  }

  return { onObjectBegin: begin, onArrayBegin: begin, onObjectEnd: end, onArrayEnd: end, unclosed };
}

/** Says where Git has put two versions of some lines because it could not merge them. */
function conflictIn(text: string): string | undefined {
  const lines = text.split("\n");
  const [first, last] = [/^<{7}/, /^>{7}/].map(
    (mark) => lines.findIndex((line) => mark.test(line)) + 1,
  );
  if (!first) return undefined;
  return `line ${first}: two versions of the text meet here, up to line ${last || lines.length}; keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`;
}

/** What each of the parser's errors means to somebody who is no programmer. */
const errorSentences: Partial<Record<string, string>> = {
  PropertyNameExpected: "the name of an entry is missing here, in quotation marks",
  ValueExpected: "a text in quotation marks, a number, a list or a group is missing here",
  ColonExpected: "a colon is missing here",
  CloseBraceExpected: "a closing } is missing here",
  CloseBracketExpected: "a closing ] is missing here",
  EndOfFileExpected: "the file should end here, after the } of its first {",
  InvalidCommentToken: "comments cannot be written in these files; delete this one",
  UnexpectedEndOfString:
    'the text that starts here needs a straight " at its end, on the same line',
  InvalidUnicode: "a backslash cannot be written in these files; delete it",
  InvalidEscapeCharacter: "a backslash cannot be written in these files; delete it",
  InvalidCharacter: "there is a tab or an invisible character in this text; delete it",
};

type ParseError = {
  text: string;
  code: string;
  /** What the parser cannot use, and where it is. */
  token: string;
  offset: number;
  /** Where a bracket begins whose missing closing bracket is the cause. */
  bracket: number | undefined;
};

/** Says where a mistake is and what to do: first the common ones, which the parser takes for others. */
function explain({ text, code, token, offset, bracket }: ParseError): string {
  const endOfTextBefore = text.slice(0, offset).trimEnd().length;
  if (bracket !== undefined) {
    const [kind, closing] = text[bracket] === "{" ? ["group", "}"] : ["list", "]"];
    return `${place(text, bracket)}: the ${kind} that begins here has no closing ${closing}`;
  }
  if (text[endOfTextBefore - 1] === "," && /^[,}\]]/.test(token)) {
    return `${place(text, endOfTextBefore - 1)}: there is a comma too many here`;
  }
  if (text[offset - 1] === '"' && /^\p{L}/u.test(token)) {
    return `${place(text, offset - 1)}: quotation marks inside a text must be curly: “ and ”`;
  }
  if (code === "CommaExpected") {
    return `${place(text, endOfTextBefore)}: a comma is missing here, or a closing ] or }`;
  }
  return `${place(text, offset)}: ${errorSentences[code] ?? strangeToken(token)}`;
}

function strangeToken(token: string): string {
  if (/^[\s\p{Cf}]*$/u.test(token)) {
    return "there is an invisible character or an unusual space here; delete it";
  }
  return `${token} cannot stand here; texts need a straight " at both ends, numbers have digits and a point`;
}

/** Where a character is, as text editors count: `line 12, column 5`. */
function place(text: string, offset: number): string {
  const line = text.slice(0, offset).split("\n").length;
  return `line ${line}, column ${lineUntil(text, offset).length + 1}`;
}

/** What is before a character in its line. */
function lineUntil(text: string, offset: number): string {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
}
