import { testBuilds } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { scriptsWith } from "../support/browser/built-scripts";
import {
  bytesOf,
  type LoadedResource,
  loadForTheFirstTime,
  phone,
} from "../support/browser/first-load";
import { openPage, whenSubmissionIsLoaded } from "../support/browser/open-page";
import { submissionScripts } from "../support/browser/site-proxy";
import { field } from "../support/browser/waitlist-page";

// Bytes and requests do not depend on the machine; times do, and are in docs/performance.md.
test.describe.configure({ mode: "parallel" });

const { url } = testBuilds.root;
const kibibyte = 1024;

/**
 * For the sample content, as the weakest host sends it: compressed by gzip at its usual level, 6,
 * with its heads.
 */
const limits = {
  script: 106 * kibibyte,
  total: 161 * kibibyte,
  /** What a submission needs, which comes when the page can be used and is idle. */
  whenIdle: 26 * kibibyte,
  // Both views as a whole, with which a reload finds its place, are 2,800 of them.
  html: 19_000,
};

for (const address of ["/", "/?audience=providers", "/about"]) {
  test(`the first load of ${address} keeps to its budget`, async ({ browser }) => {
    const all = await loadForTheFirstTime(browser, `${url}${address}`);
    const isForSubmission = (resource: LoadedResource) =>
      submissionScripts.test(new URL(resource.address).pathname);
    const resources = all.filter((resource) => !isForSubmission(resource));
    const whenIdle = bytesOf(all.filter(isForSubmission));
    expect(whenIdle).toBeGreaterThan(0);
    expect(whenIdle).toBeLessThanOrEqual(limits.whenIdle);
    expect(bytesOf(resources, "script")).toBeGreaterThan(50 * kibibyte);
    expect(bytesOf(resources, "script")).toBeLessThanOrEqual(limits.script);
    expect(bytesOf(resources, "document")).toBeLessThanOrEqual(limits.html);
    expect(bytesOf(resources)).toBeLessThanOrEqual(limits.total);

    const origins = new Set(resources.map((resource) => new URL(resource.address).origin));
    expect([...origins]).toEqual([url]);
    // Page, two fonts, six scripts, two files of data; a photo or two that are near.
    expect(resources.length).toBeLessThanOrEqual(address === "/about" ? 13 : 12);
  });
}

test("no script has React's renderer for servers in it", () => {
  expect(scriptsWith("hydrateRoot")).not.toEqual([]);
  expect(scriptsWith("renderToStaticMarkup")).toEqual([]);
});

test("the configuration panel is loaded by nobody who signs up", async ({ page }) => {
  const asked = watchScripts(page);
  await openPage(page);
  await field(page, "name").focus();
  await whenSubmissionIsLoaded(page);
  const files = scriptsWith("Your Zapier webhook URLs have been saved.");
  expect(files).not.toEqual([]);
  expect(asked.filter((file) => files.includes(file))).toEqual([]);
});

function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname.slice(1));
  });
  return asked;
}

/** CSS pixels across the round faces beside the chat and the form. */
const largestFace = 56;

/** CSS pixels across a clinician's portrait; a founder's is larger. */
const largestPortrait = 160;

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`on a phone with ${deviceScaleFactor} pixels to each CSS pixel`, () => {
    test.use({ ...phone, deviceScaleFactor });

    for (const address of ["/?audience=providers", "/about"]) {
      test(`every photo on ${address} is small and of the right size, however detailed it is`, async ({
        page,
      }) => {
        await openPage(page, testBuilds.prefixed.url + address);
        const photos = page.locator("picture > img").filter({ visible: true });
        await expect(photos).not.toHaveCount(0);
        for (const photo of await photos.all()) {
          await photo.scrollIntoViewIfNeeded();
          await expect(photo).toHaveJSProperty("complete", true);
          const { type, bytes, width, pixels, wanted } = await photo.evaluate(describePhoto);
          // A face of this size is smaller as WebP (docs/decisions/plain-picture.md).
          expect(type).toBe(width <= largestFace ? "image/webp" : "image/avif");
          expect(bytes).toBeLessThanOrEqual((width <= largestPortrait ? 25 : 60) * kibibyte);
          expect(pixels).toBeGreaterThanOrEqual(wanted);
          // The sizes we offer are closer to each other than this.
          expect(pixels).toBeLessThan(wanted * 1.4);
        }
      });
    }
  });
}

/** Waits for a photo, and says what the browser chose for it; pixels are those of its width. */
async function describePhoto(photo: SVGElement | HTMLElement) {
  if (!(photo instanceof HTMLImageElement)) throw new Error("This is no photo.");
  const file = await (await fetch(photo.currentSrc)).blob();
  const image = await createImageBitmap(file);
  const { clientWidth: width, clientHeight: height } = photo;
  // It covers its place: of a photo with another shape, the smaller side is what counts.
  const scale = Math.min(image.width / width, image.height / height);
  return {
    type: file.type,
    bytes: file.size,
    width,
    pixels: Math.round(scale * width),
    wanted: width * devicePixelRatio,
  };
}

test("photos below the view are not downloaded before I come near", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(request.url());
  });
  await page.setViewportSize(phone.viewport);
  await openPage(page, "/?audience=providers");
  expect(asked).toEqual([]);
  const photos = page.locator("picture > img").filter({ visible: true });
  await photos.last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("of all photos only the one that is in view at once does not wait", async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  for (const address of ["/?audience=providers", "/about"]) {
    await openPage(page, address);
    for (const photo of await page.locator("picture > img").filter({ visible: true }).all()) {
      const { top } = await photo.evaluate((image) => image.getBoundingClientRect());
      const isInView = top < phone.viewport.height;
      await expect(photo).toHaveAttribute("loading", isInView ? "eager" : "lazy");
    }
  }
});
