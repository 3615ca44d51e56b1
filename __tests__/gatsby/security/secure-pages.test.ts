/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { securePages } from "../../../gatsby/security/secure-pages";
import { writeBuiltSite } from "../../support/built-site";

const page = (script: string) =>
  `<!doctype html><html><head><title>A page</title></head><body><script>${script}</script></body></html>`;

function builtSite(): string {
  return writeBuiltSite({
    "index.html": page("home"),
    "404.html": page("missing"),
    "about.html": page("about"),
    "about/index.html": page("about"),
    "_gatsby/slices/scripts-1.html": "<script>piece</script>",
    "page-data/404.html/page-data.json": "{}",
  });
}

test("every spelling of a page's address is known", async () => {
  const paths = await securePages(builtSite(), { isLocal: false });
  expect(paths.sort()).toEqual(
    ["/", "/404", "/404.html", "/about", "/about.html", "/about/", "/about/index.html"].concat(
      "/index.html",
    ),
  );
});

test("pages are written with their policy, pieces of pages are left alone", async () => {
  const folder = builtSite();
  await securePages(folder, { isLocal: false });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const file of ["index.html", "404.html", "about.html", "about/index.html"]) {
    expect(read(file)).toContain(`<head><meta http-equiv="Content-Security-Policy"`);
  }
  expect(read("_gatsby/slices/scripts-1.html")).toBe("<script>piece</script>");
});
