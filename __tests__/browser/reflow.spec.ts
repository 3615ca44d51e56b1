import { expect, type Page, test } from "../support/browser/browser-test";
import { layoutFaults, lengthenWords } from "../support/browser/layout-faults";
import { openHome, screens } from "../support/browser/screens";
import { chooseAudience, fill } from "../support/browser/waitlist-page";

// One file is else one worker's, and this one has many tests.
test.describe.configure({ mode: "parallel" });

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedInConsole: /404|no page at/ });

const widths = [320, 390, 768, 1024, 1440, 1920];

/** What WCAG 1.4.12 lets a reader ask for. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;
/** A German word of 36 letters, and a name of 70. */
const longWords = [
  "Schwangerschaftsvorsorgeuntersuchung",
  "Wolfeschlegelsteinhausenbergerdorff".repeat(2),
];
const clinicName = "The Lakeside Women's Health and Maternity Center of Ashfield";

/** As a reader's own style sheet, which the page's content-security policy does not concern. */
async function widenText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);
}

/** Sets the browser's own text size, by which media queries go too, to twice the usual 16 px. */
async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

for (const { name, open } of screens) {
  test(`nothing sticks out of ${name}, whatever its width and the text's spacing`, async ({
    page,
  }) => {
    await open(page);
    for (const spacing of ["usual", "wide"]) {
      if (spacing === "wide") await widenText(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await layoutFaults(page), `at ${width} px, ${spacing} spacing`).toEqual([]);
      }
    }
  });

  test(`nothing sticks out of ${name} in a browser set to text of double size`, async ({
    page,
  }) => {
    await doubleText(page);
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
    }
  });

  for (const word of longWords) {
    test(`${word.length} letters in every text of ${name} make nothing stick out`, async ({
      page,
    }) => {
      await open(page);
      await lengthenWords(page, word);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

test("a clinic's name of 60 letters fits wherever a name stands", async ({ page }) => {
  expect(clinicName).toHaveLength(60);
  await openHome(page, "providers");
  await fill(page, { practiceName: clinicName });
  await page.evaluate((words) => {
    const names = document.querySelectorAll("header a > span, figcaption span, footer p:has(svg)");
    for (const name of names) name.lastChild?.replaceWith(words);
  }, clinicName);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
});

test.describe("on a view of 320 × 256 px, which is 1280 × 1024 at 400%", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const { name, open } of screens) {
    test(`${name} fits, and its bar leaves when I scroll`, async ({ page }) => {
      await open(page);
      expect(await layoutFaults(page)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(page.getByRole("banner").and(page.locator(":visible"))).not.toBeInViewport();
    });
  }

  test("I can switch the audience and read on", async ({ page }) => {
    await openHome(page, "patients");
    await chooseAudience(page, "providers");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("OB-GYN");
    expect(await layoutFaults(page)).toEqual([]);
  });
});
