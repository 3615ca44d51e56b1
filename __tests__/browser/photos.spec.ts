import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";

/** The photos of this build are 1200 × 2000, and stored as a camera does that was turned. */
const { url } = testBuilds.prefixed;
const shape = 1200 / 2000;

for (const address of [`${url}/`, `${url}/?audience=providers`, `${url}/about`]) {
  test(`at ${address} the whole of each photo arrives, so that its focus decides on the crop`, async ({
    page,
  }) => {
    await openPage(page, address);
    const photos = await page.getByRole("main").getByRole("img").all();
    expect(photos.length).toBeGreaterThan(0);
    for (const photo of photos) {
      await photo.scrollIntoViewIfNeeded();
      const ratios = () =>
        photo.evaluate((image: HTMLImageElement) => [
          image.naturalWidth / image.naturalHeight,
          Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
        ]);
      await expect.poll(ratios).toEqual([expect.closeTo(shape, 1), expect.closeTo(shape, 1)]);
      await expect(photo).toHaveCSS("object-position", "100% 100%");
    }
  });
}
