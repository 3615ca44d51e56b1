/** Returns a text; undefined if its encoding is another one, or it begins with a byte order mark. */
export function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return /^\uFEFF|\0/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
