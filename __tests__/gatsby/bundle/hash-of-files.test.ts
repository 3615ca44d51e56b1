/** @jest-environment node */
import { hashOfFiles } from "../../../gatsby/bundle/hash-of-files";
import { temporaryFolder, writeFiles } from "../../support/built-site";

const files = { "all.css": "body { margin: 0; }", "fonts/figtree.woff2": "a font" };

function hash(changed: Record<string, string> = {}): string {
  return hashOfFiles(writeFiles(temporaryFolder(), { ...files, ...changed }));
}

test("the same files have the same hash, wherever they are", () => {
  expect(hash()).toBe(hash());
});

test.each(Object.keys(files))("with a change in %s the hash is another one", (file) => {
  expect(hash({ [file]: "changed" })).not.toBe(hash());
});
