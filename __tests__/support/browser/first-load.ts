import type { Browser, BrowserContextOptions, Request } from "@playwright/test";

export type LoadedResource = {
  address: string;
  /** As Playwright names it. */
  type: string;
  /** As transferred: compressed, with the response's headers. */
  bytes: number;
};

/** A middle-sized phone, the one that Lighthouse takes. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/**
 * Opens a page on the phone with nothing in the cache, waits until it is silent, and touches nothing.
 * Resolves with all that was downloaded, apart from the icon, which Playwright does not report.
 */
export async function loadForTheFirstTime(
  browser: Browser,
  address: string,
): Promise<LoadedResource[]> {
  const page = await browser.newPage(phone);
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  const downloads = requests.filter((request) => !request.url().startsWith("data:"));
  const resources = await Promise.all(
    downloads.map(async (request) => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const bytes = responseHeadersSize + responseBodySize;
      return { address: request.url(), type: request.resourceType(), bytes };
    }),
  );
  await page.close();
  return resources;
}

/** Sums up the bytes of the resources of a type, or of all. */
export function bytesOf(resources: LoadedResource[], type?: string): number {
  const chosen = resources.filter((resource) => !type || resource.type === type);
  return chosen.reduce((sum, { bytes }) => sum + bytes, 0);
}
