import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { builtPages } from "../support/browser/built-pages";
import { openPage, whenReady } from "../support/browser/open-page";

test.use({ expectedInConsole: /status of 404|There is no page at/ });

test("a page requests its scripts and data at once, and each once", async ({ page, host }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const file = request.url().slice(host.url.length);
    if (/\.js$|page-data/.test(file)) asked.push(file);
  });
  for (const { path, ownData } of [
    { path: "/?audience=providers&utm_source=mail", ownData: [/^\/page-data\/index\//] },
    { path: "/terms", ownData: [/^\/page-data\/terms\//] },
    // There is no data of this address.
    { path: "/abuot", ownData: [] },
  ]) {
    await test.step(path, async () => {
      host.hold(/\.js$/);
      await page.goto("about:blank");
      asked.length = 0;
      await page.goto(host.url + path, { waitUntil: "commit" });
      // All of them, while no script has come that could ask for more.
      const data = [/^\/page-data\/app-data\.json$/, ...ownData];
      await expect
        .poll(() => asked.filter((file) => file.includes("page-data")))
        .toEqual(data.map((file) => expect.stringMatching(file)));
      host.release();
      await whenReady(page);
      expect.soft(new Set(asked).size).toBe(asked.length);
    });
  }
});

test("no page requests a script before it has been painted", () => {
  const early = builtPages(testBuilds.prefixed.folder).flatMap((file) =>
    parse(readFileSync(file, "utf8")).querySelectorAll(
      "script[src], link[href$='.js'], link[href$='.json']",
    ),
  );
  expect(early.map(String)).toEqual([]);
});

test("scripts add no style that their page has", async ({ page }) => {
  await openPage(page, "/");
  const { own, added } = await page.evaluate(() => {
    const namesIn = (styles: NodeListOf<HTMLStyleElement>) =>
      [...styles]
        .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
        .flatMap(({ cssText }) => cssText.match(/\.css-\w+/g) ?? []);
    return {
      own: namesIn(document.querySelectorAll("style:not([data-emotion])")),
      added: namesIn(document.querySelectorAll("style[data-emotion]")),
    };
  });
  // Those of the toasts, which no page has at first.
  expect(added).not.toEqual([]);
  expect(added.filter((name) => own.includes(name))).toEqual([]);
});
