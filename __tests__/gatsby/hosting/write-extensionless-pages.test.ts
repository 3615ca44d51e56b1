/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeExtensionlessPages } from "../../../gatsby/hosting/write-extensionless-pages";
import { temporaryFolder } from "../../support/built-site";

test("each page in a folder, however deep, is also there as a file", async () => {
  const folder = temporaryFolder();
  for (const path of ["about", "legal/privacy", "static"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, "index.html"), "Home");
  writeFileSync(join(folder, "about/index.html"), "About");
  writeFileSync(join(folder, "legal/privacy/index.html"), "Privacy");
  await writeExtensionlessPages(folder);
  expect(readFileSync(join(folder, "about.html"), "utf8")).toBe("About");
  expect(readFileSync(join(folder, "legal/privacy.html"), "utf8")).toBe("Privacy");
  expect(readdirSync(folder).toSorted()).toEqual([
    "about",
    "about.html",
    "index.html",
    "legal",
    "static",
  ]);
});

test("a page that cannot be written stops the build", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "about"));
  writeFileSync(join(folder, "about", "index.html"), "About");
  mkdirSync(join(folder, "about.html"));
  await expect(writeExtensionlessPages(folder)).rejects.toThrow();
});
