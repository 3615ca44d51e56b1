import { type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";
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
  visit(
    text,
    {
      onError: (code, offset, length) => mistakes.push(explain(text, code, offset, length)),
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
  CommaExpected: "a comma is missing here, or a closing ] or }",
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

function explain(text: string, error: ParseErrorCode, offset: number, length: number): string {
  const code = printParseErrorCode(error);
  const token = text.slice(offset, offset + length);
  const end = text.slice(0, offset).trimEnd().length;
  if (text[end - 1] === "," && /^[,}\]]/.test(token)) {
    return `${place(text, end - 1)}: there is a comma too many here`;
  }
  if (text[offset - 1] === '"' && /^\p{L}/u.test(token)) {
    return `${place(text, offset - 1)}: quotation marks inside a text must be curly: “ and ”`;
  }
  const strange = /^[\s\p{Cf}]*$/u.test(token)
    ? "there is an invisible character or an unusual space here; delete it"
    : `${token} cannot stand here; texts need a straight " at both ends, numbers have digits and a point`;
  const sentence = errorSentences[code] ?? strange;
  return `${place(text, code === "CommaExpected" ? end : offset)}: ${sentence}`;
}

/** Where a character is, as text editors count: `line 12, column 5`. */
function place(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
