/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeExtensionlessPages } from "../../../gatsby/hosting/write-extensionless-pages";
import { temporaryFolder } from "../../support/built-site";

test("each page of a folder is also there as a file, and folders without a page are let be", async () => {
  const folder = temporaryFolder();
  for (const name of ["about", "static"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "about", "index.html"), "About");
  writeFileSync(join(folder, "index.html"), "Home");
  await writeExtensionlessPages(folder);
  expect(readFileSync(join(folder, "about.html"), "utf8")).toBe("About");
  expect(existsSync(join(folder, "static.html"))).toBe(false);
  expect(existsSync(join(folder, "index.html.html"))).toBe(false);
});

test("a twin that cannot be written stops the build", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "about"));
  writeFileSync(join(folder, "about", "index.html"), "About");
  mkdirSync(join(folder, "about.html"));
  await expect(writeExtensionlessPages(folder)).rejects.toThrow();
});

test("a site that was not built stops the build", async () => {
  await expect(writeExtensionlessPages(join(temporaryFolder(), "public"))).rejects.toThrow(
    "ENOENT",
  );
});
