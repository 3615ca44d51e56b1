import type { Locator, Page } from "@playwright/test";
import { type TestBuild, testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { photoHeights } from "../support/write-content";

const { prefixed, least } = testBuilds;

/** Opens a page and checks that each photo in it arrives whole, with width and height as shown. */
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
    const ratios = () =>
      photo.evaluate((image: HTMLImageElement) => [
        image.naturalWidth / image.naturalHeight,
        Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
      ]);
    await expect.poll(ratios).toEqual([shape, shape]);
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

test("a photo that its camera has turned has the width and height that it is shown with", async ({
  page,
}) => {
  expect(await expectWholePhotos(page, least, "/about")).not.toEqual([]);
});
