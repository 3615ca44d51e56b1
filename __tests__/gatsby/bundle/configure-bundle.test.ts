/** @jest-environment node */
import { configureBundle } from "../../../gatsby/bundle/configure-bundle";
import { hashOfFiles } from "../../../gatsby/bundle/hash-of-files";

jest.mock("../../../gatsby/bundle/hash-of-files");

function hashSalt(): string {
  const setWebpackConfig = jest.fn();
  const plugins = { define: jest.fn() };
  configureBundle({ stage: "build-html", plugins, actions: { setWebpackConfig } } as never);
  return setWebpackConfig.mock.lastCall?.[0].output.hashSalt;
}

test("pages are written again when something has changed that is in them, not in their bundle", () => {
  const folders = ["src/styles", "src/startup", "gatsby"];
  const hashes = jest.mocked(hashOfFiles);
  hashes.mockImplementation((folder) => `hash of ${folder}`);
  const salt = hashSalt();
  for (const changed of folders) {
    hashes.mockImplementation((folder) => `hash of ${folder}${folder === changed ? "'" : ""}`);
    expect(hashSalt()).not.toBe(salt);
  }
});
