import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { Browser } from "@playwright/test";
import { startSiteServer } from "../serve/site-server";
import { testHost } from "../test-builds";
import {
  bytesByType,
  type LoadedResource,
  type LoadedType,
  loadForTheFirstTime,
} from "./first-load";

export type FileSize = { bytes: number; compressed: number };

export type FirstLoad = {
  bytes: number;
  requests: number;
  scripts: number;
  images: number;
};

export type MeasuredHome = {
  html: FileSize;
  pageData: FileSize;
  /** How many files Gatsby made of the photos of the whole site. */
  imageFiles: number;
  families: FirstLoad;
  clinics: FirstLoad;
};

const brotli = promisify(zlib.brotliCompress);

/** Measures the home page of a built site, on the disk and in a browser that knows nothing of it. */
export async function measureHome(built: string, browser: Browser): Promise<MeasuredHome> {
  const server = await startSiteServer({ folder: built, port: 0, host: testHost });
  try {
    return {
      html: await sizeOf(join(built, "index.html")),
      pageData: await sizeOf(join(built, "page-data/index/page-data.json")),
      imageFiles: await countImages(join(built, "static")),
      families: describe(await loadForTheFirstTime(browser, `${server.url}/`)),
      clinics: describe(await loadForTheFirstTime(browser, `${server.url}/?audience=providers`)),
    };
  } finally {
    await server.close();
  }
}

async function sizeOf(file: string): Promise<FileSize> {
  const content = await readFile(file);
  return { bytes: content.length, compressed: (await brotli(content)).length };
}

async function countImages(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.(avif|webp|png|jpe?g)$/.test(name)).length;
}

function describe(resources: LoadedResource[]): FirstLoad {
  function count(type: LoadedType): number {
    return resources.filter((resource) => resource.type === type).length;
  }
  return {
    bytes: bytesByType(resources).total,
    requests: resources.length,
    scripts: count("script"),
    images: count("image"),
  };
}
