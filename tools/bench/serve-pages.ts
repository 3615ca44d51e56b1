import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles, type Encoding } from "../serve/compress-files";
import { startSiteServer } from "../serve/site-server";
import { writeLimitPage } from "./limit-page";
import type { OtherSite } from "./options";

type ServedSite = { url: string; folder: string };

export type ServedPage = { name: string; path: string; isOurs: boolean; site: ServedSite };

const ourPages = [
  { name: "the limit page", path: "/limit.html" },
  { name: "home, families", path: "/" },
  { name: "home, clinics", path: "/?audience=providers" },
  { name: "About", path: "/about" },
  { name: "404", path: "/no-such-page" },
];

const copies = ".bench/sites";

/**
 * Serves copies of our built site and of others, all compressed in the same way. Resolves with our
 * pages, the limit page first, followed by the other sites' home pages.
 */
export async function servePages(others: OtherSite[], encoding: Encoding): Promise<ServedPage[]> {
  await rm(copies, { recursive: true, force: true });
  const ours = join(copies, "ours");
  await copySite("public", ours).catch(() => {
    throw new Error("There is no built site in public; leave out --no-build.");
  });
  await writeLimitPage(ours);
  const site = await serveCopy(ours, encoding);
  const pages = ourPages.map((page): ServedPage => ({ ...page, isOurs: true, site }));
  for (const [index, { name, folder }] of others.entries()) {
    const copy = join(copies, `other-${index + 1}`);
    await copySite(folder, copy);
    pages.push({ name, path: "/", isOurs: false, site: await serveCopy(copy, encoding) });
  }
  return pages;
}

/** Leaves out what the site's own build has compressed, which the server would send instead. */
async function copySite(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
}

async function serveCopy(folder: string, encoding: Encoding): Promise<ServedSite> {
  await compressFiles(folder, encoding);
  const { url } = await startSiteServer({ folder, port: 0 });
  return { url, folder };
}
