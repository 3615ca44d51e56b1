import { testBuilds } from "../../tools/test-builds";
import { expect, test } from "../support/browser/browser-test";

const { url } = testBuilds.prefixed;

/** Some that webpack joins into other modules, and some that it loads late. */
const packages = [
  ...["@emotion/styled", "final-form", "gatsby", "gatsby-link", "lucide", "react", "react-dom"],
  ...["react-final-form", "react-toastify", "scheduler", "stylis", "yup"],
];

test("the licences of the packages in the scripts can be read on the site", async ({ request }) => {
  const answer = await request.get(`${url}/third-party-licenses.txt`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  const text = await answer.text();
  for (const name of packages)
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ `, "m"));
  expect(text).toMatch(/Copyright \(c\) Facebook, Inc/);
  expect(text).toMatch(/Copyright \(c\) \d+ Lucide Icons and Contributors/);
});

test("so can the licences of the fonts, beside the fonts", async ({ page, request }) => {
  await page.goto(`${url}/`);
  const fonts = await page
    .locator("link[rel=preload][as=font]")
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute("href") ?? []));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    const answer = await request.get(new URL(font.replace(/-[^-]+$/, "-OFL.txt"), url).href);
    expect(answer.status(), font).toBe(200);
    expect(await answer.text()).toContain("SIL OPEN FONT LICENSE Version 1.1");
  }
});
