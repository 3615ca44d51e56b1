/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareBenchSite } from "../../../tools/bench/bench-site";
import { temporaryFolder, writeBuiltSite } from "../../support/built-site";

test("the limit page stands beside the site's own, with the fonts of this build", async () => {
  const built = writeBuiltSite({ "static/figtree-1.woff2": "F", "static/fraunces-2.woff2": "G" });
  const folder = join(temporaryFolder(), "site");
  await prepareBenchSite(built, folder);
  const page = readFileSync(join(folder, "limit.html"), "utf8");
  expect(page).toContain("/static/figtree-1.woff2");
  expect(page).toContain("/static/fraunces-2.woff2");
  expect(readFileSync(join(folder, "about.html"), "utf8")).toContain("About");
});

test("without a built site, or one with its fonts, it says what is missing", async () => {
  const folder = join(temporaryFolder(), "site");
  const nowhere = join(temporaryFolder(), "public");
  await expect(prepareBenchSite(nowhere, folder)).rejects.toThrow(
    `There is no built site in ${nowhere}; leave out --no-build.`,
  );
  const built = writeBuiltSite({ "static/figtree-1.woff2": "F" });
  await expect(prepareBenchSite(built, folder)).rejects.toThrow("no font fraunces");
});
