/** @jest-environment node */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "../../../tools/bench/options";
import { temporaryFolder, writeBuiltSite } from "../../support/built-site";

test("without options it builds, runs five rounds and compresses like the weakest host", () => {
  expect(readOptions([])).toEqual({
    ...{ runs: 5, builds: 0, encoding: "gzip", others: [], isBuiltFirst: true, isWritten: false },
  });
});

test("other sites keep their order, and a folder may have an equals sign in its path", () => {
  const [starter, odd] = [writeBuiltSite(), join(temporaryFolder(), "a=b")];
  mkdirSync(odd);
  writeBuiltSite({}, { folder: odd });
  const { others } = readOptions(["--with", `starter=${starter}`, `--with=an odd one=${odd}`]);
  expect(others).toEqual([
    { name: "starter", folder: starter },
    { name: "an odd one", folder: odd },
  ]);
});

test.each(["starter", "=folder", "starter=", "a|b=folder"])("--with %p is refused", (value) => {
  expect(() => readOptions(["--with", value])).toThrow(
    `--with needs NAME=FOLDER, such as starter=../starter/public, not "${value}".`,
  );
});

test("a folder without index.html is refused", () => {
  const folder = temporaryFolder();
  expect(() => readOptions(["--with", `starter=${folder}`])).toThrow(
    `--with starter=${folder}: there is no index.html in ${folder}; is the site built?`,
  );
});

test("a name that is given twice is refused", () => {
  const one = ["--with", `starter=${writeBuiltSite()}`];
  expect(() => readOptions([...one, ...one])).toThrow(
    '--with has two sites with the name "starter".',
  );
});

test("what is built in turns needs its project", () => {
  const project = temporaryFolder();
  const folder = writeBuiltSite({ "../package.json": "{}" }, { folder: join(project, "public") });
  const options = (built: string) => ["--builds", "2", "--with", `starter=${built}`];
  expect(readOptions(options(folder)).builds).toBe(2);
  const loose = writeBuiltSite();
  expect(() => readOptions(options(loose))).toThrow(
    `--builds: ${loose} of "starter" is not the folder public of a Gatsby project.`,
  );
});

test.each([
  [["--runs", "0"], '--runs needs a whole number above 0, not "0".'],
  [["--builds", "many"], '--builds needs a whole number above 0, not "many".'],
  [["--encoding", "zstd"], '--encoding is one of gzip, br5, br11, not "zstd".'],
  [["--encoding", "toString"], '--encoding is one of gzip, br5, br11, not "toString".'],
])("%j is refused", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
