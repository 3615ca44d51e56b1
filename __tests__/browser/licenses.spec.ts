import { readFileSync } from "node:fs";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";

/** Some that webpack joins into other modules, some that it loads late, and one out of `.cache`. */
const inScripts = ["@emotion/styled", "gatsby", "lucide", "react-dom", "react-toastify", "yup"];

/** Some that only build the site. */
const elsewhere = ["ajv", "esbuild", "node-html-parser", "sharp", "webpack"];

test("the licenses of the fonts and of the packages in the scripts, and of no others, can be read on the site", async ({
  request,
}) => {
  const answer = await request.get(`${testBuilds.prefixed.url}/third-party-licenses.txt`);
  const text = await answer.text();
  const named = [...inScripts, ...elsewhere].filter((name) =>
    new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ `, "m").test(text),
  );
  expect(named).toEqual(inScripts);
  expect(text).toMatch(/^react-dom \d.*\n\nMIT License\n\nCopyright \(c\) Facebook, Inc/m);
  // A package that comes without its license's text.
  expect(text).toMatch(/^tiny-case \d.*\n\nLicense: MIT$/m);
  for (const font of ["figtree", "fraunces"]) {
    const license = readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, "utf8");
    expect(text).toContain(license);
  }
});
