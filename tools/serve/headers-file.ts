import { type Header, type MinimalHeader, parseAllHeaders } from "@netlify/headers-parser";

/**
 * Reads a `_headers` file with Netlify's own parser; a file that does not exist has no rules.
 * Throws if the file has faults, and names them.
 */
export async function readHeadersFile(file: string): Promise<Header[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) {
    const faults = errors.map((error) => error.message.replaceAll(/\s+/g, " ")).join("; ");
    throw new Error(`The headers in ${file} cannot be read: ${faults}`);
  }
  return headers.filter(isComplete);
}

/**
 * Returns the headers that the rules give to a path, by lower-case name.
 * As on Netlify, every rule that matches counts, and of one header the last value does.
 */
export function headersFor(rules: Header[], path: string): Map<string, string> {
  const matching = rules.filter((rule) => rule.forRegExp.test(path));
  const headers = matching.flatMap((rule) => Object.entries(rule.values));
  return new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

function isComplete(header: MinimalHeader | Header): header is Header {
  return "forRegExp" in header;
}
