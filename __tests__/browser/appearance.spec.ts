import type { Locator } from "@playwright/test";
import { icons } from "lucide";
import { expect, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";
import { startSiteProxy } from "../support/browser/site-proxy";
import features from "../support/sample-content/features.json";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";

test("each feature has the icon that the content names", async ({ page }) => {
  await openHome(page, "patients");
  const drawings = new Map(
    Object.entries(icons).map(([name, drawing]) => [name.toLowerCase(), drawing]),
  );
  for (const { icon, title } of features.items) {
    const card = page
      .locator("#features li")
      .filter({ has: page.getByText(title, { exact: true }) });
    const drawn = await card
      .locator("svg > *")
      .evaluateAll((shapes) =>
        shapes.map((shape) => [
          shape.localName,
          Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value])),
        ]),
      );
    expect(drawn, title).toEqual(drawings.get(icon.replaceAll("-", "")));
  }
});

test("in the sample chat the family writes at the right, in a color of its own", async ({
  page,
}) => {
  await openHome(page, "patients");
  const { clinician, messages } = hero.patients.chat;
  const chat = page.getByRole("figure", { name: `${clinician.name} ${clinician.role}` });
  const { x, width } = (await chat.getByRole("list").boundingBox()) ?? { x: 0, width: 0 };
  const colors = { family: new Set<string>(), clinician: new Set<string>() };
  for (const { from, text } of messages) {
    const words = chat.getByRole("paragraph").filter({ hasText: text });
    const box = await words.boundingBox();
    if (!box) throw new Error(`"${text}" cannot be seen.`);
    const isAtTheRight = box.x - x > x + width - (box.x + box.width);
    expect(isAtTheRight, text).toBe(from === "family");
    const color = await words.evaluate((element) => getComputedStyle(element).backgroundColor);
    colors[from === "family" ? "family" : "clinician"].add(color);
  }
  expect([...colors.family]).toHaveLength(1);
  expect([...colors.clinician]).toHaveLength(1);
  expect(colors.family).not.toEqual(colors.clinician);
});

test("the toggle looks as it is chosen before its code has loaded", async ({ page, opened }) => {
  const slow = await opened(startSiteProxy({ held: /\.js$/ }));
  await page.goto(`${slow.url}/?audience=providers`, { waitUntil: "domcontentloaded" });
  const families = page.getByText(site.audiences.patients, { exact: true });
  const clinics = page.getByText(site.audiences.providers, { exact: true });
  await expectPill(clinics, families);
  await families.click();
  await expectPill(families, clinics);
});

/** Only the choice that is chosen has its pill behind it. */
async function expectPill(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toHaveCSS("background-size", /^100%/);
  await expect(other).toHaveCSS("background-size", /^0%/);
}

test("the page itself requests its fonts, before its styles do, and each once", async ({
  page,
}) => {
  await openHome(page, "patients");
  await page.waitForFunction(() => document.fonts.status === "loaded");
  const askedBy = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType),
  );
  expect(askedBy).toEqual(["link", "link"]);
});
