import { servedBuilds, testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { whenReady } from "../support/browser/open-page";
import { headline, patientsHeadline } from "../support/browser/waitlist-page";
import notFound from "../support/sample-content/not-found.json";

test.use({ expectedInConsole: /status of 404|There is no page at/ });

for (const [name, { url }] of Object.entries(servedBuilds)) {
  test(`an address that does not exist says so and is logged, on the ${name} build`, {
    tag: "@smoke",
  }, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
    // An earlier build had it (builds/make-test-builds.ts).
    const response = await page.goto(`${url}/gone/page?from=letter`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // For a moment the head holds it twice, from the static HTML and from React.
    const robots = page.locator("meta[name=robots]").first();
    await expect(robots).toHaveAttribute("content", "noindex");
    const path = `${new URL(url).pathname.replace(/\/$/, "")}/gone/page`;
    await expect
      .poll(() => logged.filter((text) => text.includes("There is no page")))
      .toEqual([`error: There is no page at ${path}`]);
  });
}

for (const [path, shown] of [
  ["/a%20b/%E0%A4%A", "/a~20b/~E0~A4~A"],
  ["/about%2f", "/about~2f"],
]) {
  test(`at ${path} the page is there, says so and is logged once`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto(String(path));
    await whenReady(page);
    await page.getByRole("link", { name: notFound.homeLabel }).click();
    await expect(headline(page, patientsHeadline)).toBeVisible();
    expect(logged.filter((text) => !text.includes("404 (Not Found)"))).toEqual([
      `There is no page at ${shown}`,
    ]);
  });
}

test("what it says and shows is in the middle of any screen, and leads to the home page, which search engines may list", async ({
  page,
}) => {
  await page.goto("/abuot");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const middles = await page.locator("main > *, main > div > *").evaluateAll((parts) =>
      parts
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .map(({ part, box }) => ({
          what: `${part.localName} "${part.textContent}"`,
          middle: (box.left + box.right) / 2,
        })),
    );
    expect(middles.length).toBeGreaterThan(3);
    const aside = middles.filter(({ middle }) => Math.abs(middle - width / 2) >= 2);
    expect.soft(aside, `${width} px wide`).toEqual([]);
  }
  await page.getByRole("link", { name: notFound.homeLabel }).click();
  await expect(page).toHaveURL(`${testBuilds.root.url}/`);
  await expect(headline(page, patientsHeadline)).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

test.describe("for a visitor who minds no motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the leaf makes a phone's page no wider while it falls", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/abuot");
    const leaf = page.locator("main svg").filter({ visible: true }).last();
    const widths = await leaf.evaluate((one) =>
      one.getAnimations().flatMap((animation) => {
        animation.pause();
        return [1000, 1500].map((moment) => {
          animation.currentTime = moment;
          return document.documentElement.scrollWidth;
        });
      }),
    );
    expect(widths).toEqual([390, 390]);
  });
});
