import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { testBuilds } from "../../tools/test-builds";
import { expect, test } from "../support/browser/browser-test";

// Rules: .htmlvalidate.json, which takes all of the standard's, with two of them changed. A page may
// have two first headings, because the static home page holds both audiences' views, of which CSS
// shows one; a browser test sees that it is one. And a script of our own origin needs no checksum.

for (const [name, { folder }] of Object.entries(testBuilds)) {
  test(`every page of the ${name} build is valid HTML`, async () => {
    const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map(({ parentPath, name: file }) => relative(folder, join(parentPath, file)))
      // Gatsby's own pieces of pages.
      .filter((page) => !page.startsWith("_gatsby"));
    expect(pages).toEqual(expect.arrayContaining(["index.html", "about.html", "404.html"]));

    const validator = new HtmlValidate(new FileSystemConfigLoader());
    for (const page of pages) {
      const { results } = await validator.validateFile(join(folder, page));
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect.soft(faults, page).toEqual([]);
    }
  });
}
