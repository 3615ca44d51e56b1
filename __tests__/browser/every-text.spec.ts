import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { builtPages } from "../support/browser/built-pages";
import { hiddenTexts } from "./hidden-texts";

/** Words about what the build with the least has none of: optional entries. */
const aboutOthers = [
  expect.stringMatching(/about.json → profileLabel: /),
  expect.stringMatching(/questions.json → contact: /),
  expect.stringMatching(/questions.json → patients → title: /),
  expect.stringMatching(/questions.json → providers → title: /),
  expect.stringMatching(/testimonials.json → patients → title: /),
  expect.stringMatching(/testimonials.json → providers → title: /),
];

for (const { build, hidden } of [
  { build: testBuilds.prefixed, hidden: [] },
  { build: testBuilds.root, hidden: [] },
  { build: testBuilds.least, hidden: aboutOthers },
]) {
  test(`every text of content with ${build.content} entries is on a built page`, async () => {
    const pages = builtPages(build.folder).map((file): [string, string] => {
      const path = `/${relative(build.folder, file)}`.replace(/(?:\/index)?\.html$/, "");
      return [path, readFileSync(file, "utf8")];
    });
    expect(await hiddenTexts(join(build.project, "content"), new Map(pages))).toEqual(hidden);
  });
}
