import { readdirSync } from "node:fs";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";

const { folder, url } = testBuilds.prefixed;

/** Some that webpack joins into other modules, and some that it loads late. */
const packages = ["@emotion/styled", "gatsby", "lucide", "react-dom", "react-toastify", "yup"];

test("the licenses of the packages in the scripts, and of the fonts, can be read on the site", async ({
  request,
}) => {
  const text = await (await request.get(`${url}/third-party-licenses.txt`)).text();
  for (const name of packages)
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ `, "m"));
  expect(text).toMatch(/Copyright \(c\) Facebook, Inc/);

  const fonts = readdirSync(`${folder}/static`).filter((file) => file.endsWith(".woff2"));
  expect(fonts).not.toEqual([]);
  for (const font of fonts) {
    const license = await request.get(`${url}/static/${font.replace(/-[^-]+$/, "-OFL.txt")}`);
    expect(await license.text()).toContain("SIL OPEN FONT LICENSE Version 1.1");
  }
});
