import { testBuilds } from "../../tools/test-builds";
import { expect, test } from "../support/browser/browser-test";

const { url } = testBuilds.prefixed;

/** Some that webpack joins into other modules, and some that it loads late. */
const packages = ["@emotion/styled", "gatsby", "lucide", "react-dom", "react-toastify", "yup"];

test("the licenses of the packages in the scripts, and of the fonts, can be read on the site", async ({
  page,
  request,
}) => {
  const text = await (await request.get(`${url}/third-party-licenses.txt`)).text();
  for (const name of packages)
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ `, "m"));
  expect(text).toMatch(/Copyright \(c\) Facebook, Inc/);

  await page.goto(`${url}/`);
  const fonts = await page.locator("link[rel=preload][as=font]").all();
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    const address = (await font.getAttribute("href"))?.replace(/-[^-]+$/, "-OFL.txt");
    const license = await request.get(new URL(String(address), url).href);
    expect(await license.text()).toContain("SIL OPEN FONT LICENSE Version 1.1");
  }
});
