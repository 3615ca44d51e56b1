import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { lookup, mimes } from "mrmime";

export type Encoding = "br" | "gzip";
export type EncodedBytes = { bytes: Buffer; encoding?: Encoding };
export type CachedFile = {
  type: string;
  digest: string;
  isCompressible: boolean;
  encoded: (accepted: Encoding[]) => Promise<EncodedBytes>;
};
export type FileCache = {
  read: (file: string) => Promise<CachedFile>;
  warm: (folder: string) => Promise<void>;
};

/**
 * Gives a cache of files with their compressed forms, so that only the first request for a file
 * pays for Brotli at its highest quality. A file that changes on disk is read anew.
 * `warm` compresses a whole folder beforehand. `read` throws when the file cannot be read.
 */
export function createFileCache(): FileCache {
  const entries = new Map<string, { version: string; content: Promise<CachedFile> }>();

  async function read(file: string): Promise<CachedFile> {
    const stats = await stat(file);
    const version = `${stats.mtimeMs} ${stats.size}`;
    const known = entries.get(file);
    if (known?.version === version) return known.content;

    const content = readFile(file).then((bytes) => prepare(file, bytes));
    entries.set(file, { version, content });
    content.catch(() => entries.delete(file));
    return content;
  }

  async function warm(folder: string): Promise<void> {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name);
      // Source maps are most of the bytes, and only developer tools ask for them.
      if (file.endsWith(".map") || !compressibleType.test(typeOf(file))) continue;
      if (!(await stat(file)).isFile()) continue;
      const content = await read(file);
      await Promise.all([content.encoded(["br"]), content.encoded(["gzip"])]);
    }
  }

  return { read, warm };
}

const compressibleType =
  /^text\/|^image\/svg|^application\/(?:json|xml|javascript|.*\+(?:json|xml))/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressors = {
  br: (bytes: Buffer) => brotli(bytes),
  gzip: (bytes: Buffer) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;
const preference: Encoding[] = ["br", "gzip"];

function prepare(file: string, bytes: Buffer): CachedFile {
  const type = typeOf(file);
  const isCompressible = compressibleType.test(type);
  const compressed = new Map<Encoding, Promise<Buffer>>();

  async function encoded(accepted: Encoding[]): Promise<EncodedBytes> {
    const encoding = preference.find((candidate) => accepted.includes(candidate));
    if (!isCompressible || !encoding) return { bytes };
    const pending = compressed.get(encoding) ?? compressors[encoding](bytes);
    compressed.set(encoding, pending);
    const smaller = await pending;
    return smaller.length < bytes.length ? { bytes: smaller, encoding } : { bytes };
  }

  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { type, digest, isCompressible, encoded };
}

// The one type of ours that the list leaves out.
mimes.ico = "image/x-icon";

function typeOf(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
