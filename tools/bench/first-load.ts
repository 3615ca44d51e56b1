import type { Browser, BrowserContextOptions, CDPSession } from "@playwright/test";

/** What a request was made for; data are what scripts fetch. */
export type LoadedType = "html" | "script" | "style" | "font" | "image" | "data" | "other";

export type LoadedResource = {
  address: string;
  type: LoadedType;
  /** As transferred: compressed, with the head of the answer. */
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
 * Opens a page with nothing in the cache, waits until it is silent, and touches nothing.
 *
 * @param address - an absolute address.
 * @param device - the phone or screen that it is opened on.
 * @returns everything that was downloaded, in the order in which it was asked for.
 */
export async function loadForTheFirstTime(
  browser: Browser,
  address: string,
  device: BrowserContextOptions = phone,
): Promise<LoadedResource[]> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const resources = await watchDownloads(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: "networkidle" });
    return [...resources.values()].filter(({ address }) => !address.startsWith("data:"));
  } finally {
    await context.close();
  }
}

/** Sums up the bytes of the resources of each type, and of all together. */
export function bytesByType(resources: LoadedResource[]): Record<LoadedType | "total", number> {
  const sums = { html: 0, script: 0, style: 0, font: 0, image: 0, data: 0, other: 0, total: 0 };
  for (const { type, bytes } of resources) {
    sums[type] += bytes;
    sums.total += bytes;
  }
  return sums;
}

async function watchDownloads(session: CDPSession): Promise<Map<string, LoadedResource>> {
  const resources = new Map<string, LoadedResource>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    resources.set(requestId, { address: request.url, type: typeFor(type), bytes: 0 });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const resource = resources.get(requestId);
    // What a page preloads for its scripts to fetch has no type of its own.
    if (resource && response.mimeType === "application/json") resource.type = "data";
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const resource = resources.get(requestId);
    if (resource) resource.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return resources;
}

function typeFor(type: string | undefined): LoadedType {
  switch (type) {
    case "Document":
      return "html";
    case "Script":
      return "script";
    case "Stylesheet":
      return "style";
    case "Font":
      return "font";
    case "Image":
      return "image";
    case "XHR":
    case "Fetch":
      return "data";
    default:
      return "other";
  }
}
