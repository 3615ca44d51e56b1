/** @jest-environment node */
import { configureBundle } from "../../../gatsby/bundle/configure-bundle";
import { hashOfFiles } from "../../../gatsby/bundle/hash-of-files";

jest.mock("../../../gatsby/bundle/hash-of-files");

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
