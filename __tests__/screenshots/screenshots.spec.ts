import { test } from "@playwright/test";
import sharp from "sharp";
import { testBuilds } from "../builds/test-builds";
import { openHome, screensOf } from "../support/browser/screens";

// Each takes all screens, on a machine that may be busy.
test.describe.configure({ mode: "parallel", timeout: 300_000 });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 768, 1440]) {
    test.describe(`${width} px wide, ${colorScheme}`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: width < 600 ? 844 : 900 },
        // Without motion all content is there at once, so that a whole page can be taken.
        contextOptions: { reducedMotion: "reduce" },
      });

      test("every screen", async ({ context }) => {
        for (const { name, open } of screensOf(testBuilds.prefixed)) {
          const page = await context.newPage();
          await open(page, testBuilds.prefixed);
          await page.evaluate(prepareForPicture);
          const file = name.replaceAll(" ", "-").toLowerCase();
          const path = `screenshots/${file}-${width}-${colorScheme}.png`;
          await page.screenshot({ path, fullPage: true });
          await page.close();
        }
      });
    });
  }
}

/** Scrolls to the top, where the bar belongs, and loads the photos that would wait for the view. */
async function prepareForPicture(): Promise<void> {
  scrollTo(0, 0);
  const photos = [...document.querySelectorAll("img")];
  for (const photo of photos) photo.loading = "eager";
  await Promise.all(photos.map((photo) => photo.decode()));
}

test("both views beside each other, for the README", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const views: Buffer[] = [];
  for (const audience of ["patients", "providers"] as const) {
    await openHome(page, audience, testBuilds.prefixed);
    views.push(
      await sharp(await page.screenshot())
        .resize(800)
        .toBuffer(),
    );
  }
  const [left, right] = views;
  await sharp({ create: { width: 1616, height: 500, channels: 4, background: "transparent" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 816, top: 0 },
    ])
    .webp({ quality: 80 })
    .toFile("docs/views.webp");
});
