import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import panel from "../../content/panel.json";
import site from "../../content/site.json";
import waitlist from "../../content/waitlist.json";
import { configurationPagePath } from "../../gatsby/test-pages";
import { storageKeys } from "../../src/waitlist/submission/webhook-addresses";
import { testBuilds } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openConfigurationPage, openHome } from "../support/browser/screens";

const familyAddress = "https://hooks.example/families";
const clinicAddress = "https://hooks.example/clinics";

function opener(page: Page) {
  return page.getByRole("button", { name: waitlist.configureLabel });
}

function form(page: Page) {
  return page.getByRole("form", { name: panel.title });
}

function tab(page: Page, audience: keyof typeof site.audiences) {
  return form(page).getByRole("tab", { name: site.audiences[audience] });
}

function address(page: Page) {
  return form(page).getByRole("textbox", { name: panel.fieldLabel });
}

function button(page: Page, name: string) {
  return form(page).getByRole("button", { name });
}

async function openPanel(page: Page) {
  await openConfigurationPage(page);
  await opener(page).click();
  await expect(form(page)).toBeFocused();
}

function stored(page: Page) {
  return page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [storageKeys.patients, storageKeys.providers],
  );
}

test("I save both addresses, and am told", async ({ page }) => {
  await openPanel(page);
  await expect(tab(page, "patients")).toHaveAttribute("aria-selected", "true");
  await address(page).fill(familyAddress);
  await tab(page, "providers").click();
  await address(page).fill(clinicAddress);
  await button(page, panel.saveLabel).click();

  await expect(form(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole("status")).toContainText("Configuration saved");
  await expect(page.getByRole("status")).toContainText("Your Zapier webhook URLs have been saved.");
  expect(await stored(page)).toEqual([familyAddress, clinicAddress]);
});

test("what is saved is there when I open it again, and emptied it is forgotten", async ({
  page,
}) => {
  await openPanel(page);
  await address(page).fill(familyAddress);
  await address(page).press("Enter");
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await openPanel(page);
  await expect(address(page)).toHaveValue(familyAddress);
  await address(page).fill("");
  await button(page, panel.saveLabel).click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([null, null]);
});

for (const way of ["Cancel", "Escape", "the link"] as const) {
  test(`closed by ${way}, it saves nothing and gives the focus back`, async ({ page }) => {
    await openPanel(page);
    await address(page).fill(familyAddress);
    if (way === "Cancel") await button(page, panel.cancelLabel).click();
    else if (way === "Escape") await page.keyboard.press("Escape");
    else await opener(page).click();
    await expect(form(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect(await stored(page)).toEqual([null, null]);
  });
}

test("the arrow keys, Home and End choose a tab, which alone is a stop", async ({ page }) => {
  await openPanel(page);
  await page.keyboard.press("Tab");
  await expect(tab(page, "patients")).toBeFocused();
  for (const [key, audience] of [
    ["ArrowRight", "providers"],
    ["ArrowRight", "patients"],
    ["ArrowLeft", "providers"],
    ["Home", "patients"],
    ["End", "providers"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, audience)).toBeFocused();
    await expect(tab(page, audience)).toHaveAttribute("aria-selected", "true");
  }
  await page.keyboard.press("Tab");
  await expect(address(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "providers")).toBeFocused();
});

test("what could never work gets a hint, but can be saved", async ({ page }) => {
  await openPanel(page);
  await address(page).fill("hooks.example/families");
  await expect(form(page).getByText(panel.fieldHint)).toBeVisible();
  await button(page, panel.saveLabel).click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(page)).toEqual(["hooks.example/families", null]);
});

test("where nothing can be stored, I am told and the panel stays", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await openPanel(page);
  await address(page).fill(familyAddress);
  await button(page, panel.saveLabel).click();
  await expect(page.getByRole("alert")).toContainText(
    "This browser does not let us store the webhook URLs.",
  );
  await expect(address(page)).toHaveValue(familyAddress);
});

test("it tells of both ways to a sheet, and how far what I save reaches", async ({ page }) => {
  await openPanel(page);
  for (const { title, steps } of panel.instructions) {
    await expect(form(page).getByRole("heading", { name: title })).toBeVisible();
    for (const step of steps) await expect(form(page)).toContainText(step);
  }
  await expect(form(page)).toContainText(panel.scopeNote);
});

test("no visitor finds the panel: not on the home page, nor in an ordinary build", async ({
  page,
}) => {
  for (const audience of ["patients", "providers"] as const) {
    await openHome(page, audience);
    await expect(opener(page)).toHaveCount(0);
  }
  const { folder } = testBuilds.root;
  expect(existsSync(join(folder, `${configurationPagePath}.html`))).toBe(false);
  expect(existsSync(join(folder, configurationPagePath, "index.html"))).toBe(false);
  const chunks = readFileSync(join(folder, "webpack.stats.json"), "utf8");
  expect(chunks).not.toContain("configuration-page");
  const sitemap = readFileSync(join(testBuilds.prefixed.folder, "sitemap-0.xml"), "utf8");
  expect(sitemap).not.toContain(configurationPagePath);
});
