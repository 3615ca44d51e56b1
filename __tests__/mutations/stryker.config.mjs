import { createRequire } from "node:module";

// StrykerJS runs from npx's cache, and its parts are found there: as a dependency, it would add 65 MB
// and 168 packages to every installation. Version 10 needs Node 22.
const { resolve } = createRequire(process.argv[1]);
const folder = process.env.FOLDER ?? "src/waitlist";
/** The folder of the tests to ask; those of other folders take ten times as long. */
const tests = process.env.TESTS ?? folder.replace("src/", "");
/** Tools run as programs, in which nothing is recorded: all of their tests have to be asked. */
const isRecorded = folder !== "tools";
const report = `reports/mutations/${folder.replaceAll("/", "-")}`;

const environment = "@jest-environment node";
const recorded = `@jest-environment ${resolve("@stryker-mutator/jest-runner/jest-env/node")}`;
/** StrykerJS records by itself what each test reaches, but where a file names its environment. */
const recordEverywhere = `grep -rl "${environment}" __tests__ | xargs sed -i.bak "s#${environment}#${recorded}#"`;

/** How the site looks is seen in browsers, and the build fails without a query. */
function reasonToIgnore({ node }) {
  if (node.type === "TaggedTemplateExpression") return "a query";
  let called = node.type === "CallExpression" ? node.callee : undefined;
  while (called?.callee ?? called?.object) called = called.callee ?? called.object;
  return called?.name === "styled" ? "a style" : undefined;
}

export const strykerPlugins = [
  { kind: "Ignore", name: "looks", value: { shouldIgnore: reasonToIgnore } },
];

export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, "!**/*.d.ts"],
  ignorers: ["looks"],
  plugins: ["@stryker-mutator/jest-runner", "./__tests__/mutations/stryker.config.mjs"],
  testRunner: "jest",
  coverageAnalysis: isRecorded ? "perTest" : "off",
  buildCommand: `sh -c ${recordEverywhere.replaceAll(" ", "\\ ")}`,
  jest: {
    enableFindRelatedTests: isRecorded,
    config: {
      testMatch: [`<rootDir>/__tests__/${tests}/**/*.test.{ts,tsx}`],
      // A mutant is often noticed by waiting in vain; on a busy machine, the tests need this long.
      testTimeout: 10_000,
    },
  },
  incremental: true,
  incrementalFile: `${report}-so-far.json`,
  reporters: ["progress-append-only", "clear-text", "json"],
  jsonReporter: { fileName: `${report}.json` },
  clearTextReporter: { logTests: false },
  // TypeScript 7 has no interface for what StrykerJS does to a tsconfig.json.
  tsconfigFile: "none.json",
  concurrency: 2,
  tempDirName: ".test-builds/mutations",
  // StrykerJS copies the project, and would copy what has been built of it.
  ignorePatterns: [".test-builds", ".cache", "public"],
};
