import { join } from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { builtPages } from "../support/browser/built-pages";

// Rules: .htmlvalidate.json, which takes all of the standard's, with two of them changed. A page may
// have two first headings, because the static home page holds both audiences' views, of which CSS
// shows one; a browser test sees that it is one. And a script of our own origin needs no checksum.

for (const [name, { folder }] of Object.entries(testBuilds)) {
  test(`every page of the ${name} build is valid HTML`, async () => {
    const pages = builtPages(folder);
    expect(pages).toContain(join(folder, "index.html"));

    const validator = new HtmlValidate(new FileSystemConfigLoader());
    for (const page of pages) {
      const { results } = await validator.validateFile(page);
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect.soft(faults, page).toEqual([]);
    }
  });
}
