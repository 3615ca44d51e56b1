/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { configureBundle } from "../../../gatsby/bundle/configure-bundle";
import { hashOfFiles } from "../../../gatsby/bundle/hash-of-files";

jest.mock("../../../gatsby/bundle/hash-of-files");

function cacheVersion(pathPrefix: string): string {
  process.env.PATH_PREFIX = pathPrefix;
  const setWebpackConfig = jest.fn();
  const args: Partial<CreateWebpackConfigArgs> = { stage: "develop" };
  configureBundle({ ...args, actions: { setWebpackConfig } } as never);
  return setWebpackConfig.mock.calls[0][0].cache.version;
}

function outputOfHtmlStage() {
  const replaceWebpackConfig = jest.fn();
  configureBundle({
    stage: "build-html",
    plugins: { define: jest.fn() },
    getConfig: () => ({ output: { filename: "[name].js" } }),
    actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig },
  } as never);
  return replaceWebpackConfig.mock.calls[0][0].output;
}

afterEach(() => {
  delete process.env.PATH_PREFIX;
});

test("webpack uses its cache for one prefix only", () => {
  expect(cacheVersion("/willowline")).not.toBe(cacheVersion(""));
  expect(cacheVersion("/willowline")).toBe(cacheVersion("willowline/"));
});

test("pages are written again when something has changed that is in them, not in their bundle", () => {
  const folders = ["src/styles", "src/startup", "gatsby"];
  const hashes = jest.mocked(hashOfFiles);
  hashes.mockImplementation((folder) => `hash of ${folder}`);
  const salt = outputOfHtmlStage().hashSalt;
  for (const changed of folders) {
    hashes.mockImplementation((folder) => `hash of ${folder}${folder === changed ? "'" : ""}`);
    expect(outputOfHtmlStage()).toEqual({ filename: "[name].js", hashSalt: expect.any(String) });
    expect(outputOfHtmlStage().hashSalt).not.toBe(salt);
  }
});
