/** @jest-environment node */
import { configureBundle } from "../../../gatsby/bundle/configure-bundle";
import { hashOfFiles } from "../../../gatsby/bundle/hash-of-files";

jest.mock("../../../gatsby/bundle/hash-of-files");

/** What is written into the bundle that writes the pages. Gatsby would drop a salt of its hash. */
function bundled(): object {
  const define = jest.fn();
  const actions = { setWebpackConfig: jest.fn() };
  configureBundle({ stage: "build-html", plugins: { define }, actions } as never);
  return define.mock.lastCall;
}

test("pages are written again when something has changed that is in them, not in their bundle", () => {
  const folders = ["src/styles", "src/startup", "gatsby"];
  const hashes = jest.mocked(hashOfFiles);
  hashes.mockImplementation((folder) => `hash of ${folder}`);
  const before = bundled();
  for (const changed of folders) {
    hashes.mockImplementation((folder) => `hash of ${folder}${folder === changed ? "'" : ""}`);
    expect(bundled()).not.toEqual(before);
  }
});
