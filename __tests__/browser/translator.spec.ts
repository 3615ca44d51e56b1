import { expect, type Page, test } from "../support/browser/browser-test";
import { openWithoutScripts } from "../support/browser/open-page";
import { choose, field, storeAddress, typed } from "../support/browser/visitor";

// React says so when it hydrates what a translator has changed, and renders the page anew.
test.use({ expectedInConsole: /Minified React error #(418|423|425)/ });

/** Replaces every text on the page as Chrome's translator does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest("script, style")) continue;
      const font = document.createElement("font");
      font.append(Object.assign(document.createElement("font"), { textContent: text.textContent }));
      text.parentNode?.replaceChild(font, text);
    }
  });
}

test("a page that a browser translates, before React and after, still switches and sends", async ({
  page,
  receiver,
}) => {
  const letScriptsCome = await openWithoutScripts(page);
  await translate(page);
  await letScriptsCome();
  await translate(page);
  await page.locator("summary").first().click();
  await choose(page, "providers");
  await storeAddress(page, "providers", receiver.url);
  const button = page.locator("form button[type=submit]");
  await button.click();
  await expect(field(page, "Full Name")).toBeFocused();
  for (const [label, text] of Object.entries(typed.providers)) await field(page, label).fill(text);
  await button.click();
  await expect.poll(receiver.signups).toEqual([expect.objectContaining({ name: "Ben Ode" })]);
  await expect(page.getByRole("form")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
