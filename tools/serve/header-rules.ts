import { type Header, type MinimalHeader, parseAllHeaders } from "@netlify/headers-parser";

/**
 * Reads a `_headers` file with Netlify's own parser; a file that is not there gives no rules.
 * Throws a sentence that names the faults of the file.
 */
export async function readHeaderRules(file: string): Promise<Header[]> {
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
 * Takes the rules and the path of a request, gives the headers for it.
 * As on Netlify, every rule that matches counts, and of one header the last value does.
 */
export function headersFor(rules: Header[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.forRegExp.test(path)) continue;
    for (const [name, value] of Object.entries(rule.values)) {
      const key = name.toLowerCase();
      if (!setByTheServer.has(key)) headers.set(key, value);
    }
  }
  return headers;
}

// Netlify ignores rules for these, which its servers set themselves.
const setByTheServer = new Set([
  "accept-ranges",
  "age",
  "allow",
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "date",
  "location",
  "server",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

function isComplete(header: MinimalHeader | Header): header is Header {
  return "forRegExp" in header;
}
