import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { whenReady } from "../support/browser/open-page";

test.use({ expectedInConsole: /status of 404|There is no page at/ });

for (const [address, shown] of [
  // An earlier build had it (builds/make-test-builds.ts).
  [`${testBuilds.prefixed.url}/gone/page?from=letter`, "/willowline/gone/page"],
  ["/a%20b/%E0%A4%A", "/a~20b/~E0~A4~A"],
  ["/about%2f", "/about~2f"],
] as const) {
  test(`at ${address}, where no page is, one says so and is logged once`, {
    tag: "@smoke",
  }, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await whenReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // For a moment the head holds it twice, from the static HTML and from React.
    const robots = page.locator("meta[name=robots]").first();
    await expect(robots).toHaveAttribute("content", "noindex");
    const log = () => logged.filter((text) => text.includes("There is no page"));
    await expect.poll(log).toEqual([`error: There is no page at ${shown}`]);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.locator("#waitlist")).toBeAttached();
    // Search engines may list the home page.
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });
}

test("what it says and shows is in the middle of any screen, and its leaf makes a phone's page no wider while it falls", async ({
  page,
}) => {
  await page.goto("/abuot");
  for (const width of [1440, 390]) {
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

  await page.emulateMedia({ reducedMotion: "no-preference" });
  const leaf = page.locator("main svg").filter({ visible: true }).last();
  const widths = await leaf.evaluate((one) =>
    one.getAnimations({ subtree: true }).flatMap((animation) => {
      animation.pause();
      return [1000, 1500].map((moment) => {
        animation.currentTime = moment;
        return document.documentElement.scrollWidth;
      });
    }),
  );
  expect(widths).toEqual([390, 390]);
});
