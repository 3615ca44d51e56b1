import { icons } from "lucide";
import features from "../../content/features.json";
import hero from "../../content/hero.json";
import site from "../../content/site.json";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";
import { startSiteProxy } from "../support/browser/site-proxy";

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

test("in the sample chat the family writes at the right, in a colour of its own", async ({
  page,
}) => {
  await openHome(page, "patients");
  const { label, messages } = hero.patients.chat;
  const chat = page.getByRole("figure", { name: label });
  const { x, width } = (await chat.getByRole("list").boundingBox()) ?? { x: 0, width: 0 };
  const colors = { family: new Set<string>(), clinician: new Set<string>() };
  for (const { from, text } of messages) {
    if (from !== "family" && from !== "clinician") throw new Error(`Nobody is called ${from}.`);
    const words = chat.getByRole("paragraph").filter({ hasText: text });
    const box = await words.boundingBox();
    if (!box) throw new Error(`"${text}" cannot be seen.`);
    const isAtTheRight = box.x - x > x + width - (box.x + box.width);
    expect({ text, isAtTheRight }).toEqual({ text, isAtTheRight: from === "family" });
    colors[from].add(await words.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  const [family, ...otherFamily] = colors.family;
  const [clinician, ...otherClinician] = colors.clinician;
  expect([...otherFamily, ...otherClinician]).toEqual([]);
  expect(family).not.toBe(clinician);
});

test("the toggle looks as it is chosen before its code has come", async ({ page, opened }) => {
  const slow = await opened(startSiteProxy({ held: /\.js$/ }));
  await page.goto(`${slow.url}/?audience=providers`, { waitUntil: "domcontentloaded" });
  await expect.poll(() => toggleLooks(page)).toEqual({ patients: "plain", providers: "chosen" });
  await page.getByText(site.audiences.patients, { exact: true }).click();
  await expect.poll(() => toggleLooks(page)).toEqual({ patients: "chosen", providers: "plain" });
});

/** Which choice of the toggle has the pill behind it, and its words in a colour that fits. */
async function toggleLooks(page: Page) {
  const [patients, providers] = await page
    .locator("label:has([name=audience])")
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { transform, backgroundColor } = getComputedStyle(label, "::before");
        const isBehind = transform === "none" && backgroundColor !== "rgba(0, 0, 0, 0)";
        const bodyColor = getComputedStyle(document.body).color;
        const isLight = getComputedStyle(label).color !== bodyColor;
        if (isBehind !== isLight) return "half";
        return isBehind ? "chosen" : "plain";
      }),
    );
  return { patients, providers };
}

test("the page itself asks for its fonts, before its styles do, and for each once", async ({
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
