import type { Locator, Page } from "@playwright/test";
import { type TestBuild, testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { photoHeights } from "../support/write-content";

const { prefixed, least } = testBuilds;

/** Opens a page and checks that each photo in it arrives whole, in the shape that it is shown in. */
async function expectWholePhotos(
  page: Page,
  { url, content }: TestBuild,
  path: string,
): Promise<Locator[]> {
  await openPage(page, url + path);
  const photos = await page.getByRole("main").getByRole("img").all();
  const shape = expect.closeTo(1200 / photoHeights[content], 1);
  for (const photo of photos) {
    await photo.scrollIntoViewIfNeeded();
    const ratio = () =>
      photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    await expect.poll(ratio).toEqual(shape);
  }
  return photos;
}

for (const path of ["/", "/?audience=providers", "/about"]) {
  test(`at ${path} the whole of each photo arrives, so that its focus decides on the crop`, async ({
    page,
  }) => {
    const photos = await expectWholePhotos(page, prefixed, path);
    expect(photos).not.toEqual([]);
    for (const photo of photos) await expect(photo).toHaveCSS("object-position", "100% 100%");
  });
}

test("a photo that its camera has turned is shown upright", async ({ page }) => {
  expect(await expectWholePhotos(page, least, "/about")).not.toEqual([]);
});
