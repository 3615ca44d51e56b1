/** @jest-environment node */
import { delayScripts } from "../../../gatsby/html/delay-scripts";
import { pageDocument } from "../../../gatsby/html/page-document";

// What it makes of a page, browser/late-scripts.spec.ts sees.
test("a build in which Gatsby's scripts are no longer found is stopped", () => {
  const page = pageDocument('<script>inline</script><link href="/app-2.js">');
  expect(() => delayScripts(page, { scripts: ["/app-2.js"], data: [] })).toThrow(
    "no longer has any of Gatsby's scripts",
  );
});
