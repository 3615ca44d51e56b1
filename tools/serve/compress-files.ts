import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const brotliAt = (quality: number) => (bytes: Buffer) =>
  brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });

/** How hosts compress: GitHub Pages by gzip, others while they answer or once for all. */
export const encodings = {
  gzip: { extension: "gz", compress: (bytes: Buffer) => gzip(bytes, { level: 6 }) },
  br5: { extension: "br", compress: brotliAt(5) },
  br11: { extension: "br", compress: brotliAt(11) },
};

export type Encoding = keyof typeof encodings;

const compressible = /\.(?:html|m?js|css|json|map|webmanifest|svg|xml|txt|ico|[ot]tf|wasm)$/;

/** Puts a compressed copy beside each file of a built site that hosts compress. */
export async function compressFiles(folder: string, encoding: Encoding): Promise<void> {
  const { extension, compress } = encodings[encoding];
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => compressible.test(name))) {
    const file = join(folder, name);
    // Gatsby has folders that are named like files.
    if (!(await stat(file)).isFile()) continue;
    await writeFile(`${file}.${extension}`, await compress(await readFile(file)));
  }
}
