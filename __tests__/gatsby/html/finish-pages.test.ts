/** @jest-environment node */
import { finishPage } from "../../../gatsby/html/finish-pages";

// What it makes of a page, browser/late-scripts.spec.ts, browser/security-policy.spec.ts and
// pages/static-html.test.tsx see.
test("a build in which Gatsby's scripts are no longer found is stopped", () => {
  const html = '<script>inline</script><link href="/app-2.js">';
  expect(() => finishPage(html, { early: "", late: "", isLocal: true })).toThrow(
    "no longer has any of Gatsby's scripts",
  );
});
