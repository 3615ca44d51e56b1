import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { builtPages } from "../support/browser/built-pages";
import { hiddenTexts } from "../support/hidden-texts";

// With every optional entry; pages/every-text.test.tsx leaves all of them out. The texts of the build
// with the least are of one letter, which any page has somewhere.
for (const build of [testBuilds.prefixed, testBuilds.root]) {
  test(`every text of content with ${build.content} entries is on a built page`, async () => {
    const pages = builtPages(build.folder).map((file): [string, string] => {
      const path = `/${relative(build.folder, file)}`.replace(/(?:\/index)?\.html$/, "");
      return [path, readFileSync(file, "utf8")];
    });
    expect(await hiddenTexts(join(build.project, "content"), new Map(pages))).toEqual([]);
  });
}
