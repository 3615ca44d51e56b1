/** @jest-environment node */
import { readFileSync } from "node:fs";
import { writeLicenses } from "../../../gatsby/bundle/write-licenses";
import { bundled } from "../../support/unit/bundled";

const packages = {
  "node_modules/leaf/package.json": '{"name":"leaf","version":"1.2.3","license":"ISC"}',
  "node_modules/leaf/LICENSE": "Copyright the Leaf people",
  "node_modules/leaf/lib/index.js": "export const green = Math.random();",
  "node_modules/@tree/root/package.json": '{"name":"@tree/root","version":"4.5.6","license":"MIT"}',
  "node_modules/@tree/root/index.js": "export const deep = Math.random();",
  "node_modules/unused/package.json": '{"name":"unused","version":"7.8.9","license":"MIT"}',
  "node_modules/unused/index.js": "",
};

const entry = 'import "leaf/lib/index.js"; import("@tree/root").then(console.log);';

async function licenses(): Promise<string> {
  const { files } = await bundled({ ...packages, "entry.js": entry }, writeLicenses());
  return files.get("third-party-licenses.txt") ?? "";
}

test("the license of every package in the scripts is kept, and of no other", async () => {
  const text = await licenses();
  expect(text).toMatch(/^leaf 1\.2\.3 \n\nCopyright the Leaf people$/m);
  expect(text).not.toContain("unused");
});

test("a package without a license text is named with its license", async () => {
  expect(await licenses()).toMatch(/^@tree\/root 4\.5\.6 \n\nLicense: MIT$/m);
});

test("Gatsby's is among them, although its code is copied out of its package", async () => {
  expect(await licenses()).toMatch(/^gatsby \d[\s\S]*Copyright \(c\) 2015 Gatsbyjs/m);
});

test.each(["figtree", "fraunces"])("the license of %s is beside the font", async (font) => {
  const { files } = await bundled({ "entry.js": "" }, writeLicenses());
  const original = readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, "utf8");
  expect(original).toContain("SIL Open Font License");
  expect(files.get(`static/${font}-OFL.txt`)).toBe(original);
});
