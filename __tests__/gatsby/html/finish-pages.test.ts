/** @jest-environment node */
import { finishPage } from "../../../gatsby/html/finish-pages";

// What it makes of a page, browser/late-scripts.spec.ts and browser/security-policy.spec.ts see.
test("a build in which Gatsby's scripts are no longer found is stopped", () => {
  const html = '<script>inline</script><link href="/app-2.js">';
  const files = { scripts: ["/app-2.js"], data: [] };
  expect(() => finishPage(html, files, { isLocal: true })).toThrow(
    "no longer has any of Gatsby's scripts",
  );
});
