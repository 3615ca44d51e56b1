/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { compressFiles, type Encoding } from "../../tools/serve/compress-files";
import { writeBuiltSite } from "../support/built-site";

const brotli = (quality: number) => (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

test.each<[Encoding, string, (bytes: Buffer) => Buffer]>([
  ["gzip", ".gz", (bytes) => gzipSync(bytes, { level: 6 })],
  ["br5", ".br", brotli(5)],
  ["br11", ".br", brotli(11)],
])("%s compresses what hosts compress, and nothing else", async (encoding, extension, compress) => {
  const script = readFileSync(require.resolve("react-dom"));
  const files = ["a.js", "a.webmanifest", "icons/a.svg", "favicon.ico"];
  const left = ["a.avif", "a.woff2"];
  const folder = writeBuiltSite(
    Object.fromEntries([...files, ...left].map((name) => [name, script])),
  );
  await compressFiles(folder, encoding);
  for (const name of files) {
    expect(readFileSync(join(folder, `${name}${extension}`))).toEqual(compress(script));
  }
  for (const name of left) expect(existsSync(join(folder, `${name}${extension}`))).toBe(false);
});
