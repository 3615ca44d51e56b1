/** @jest-environment node */
import { finishPage } from "../../../gatsby/html/finish-pages";

// The finished pages are tested in browser/late-scripts.spec.ts, browser/security-policy.spec.ts and
// pages/static-html.test.tsx.
test.each([
  [
    "Gatsby's scripts",
    '<head></head><script>inline</script><link href="/app-2.js">',
    "no longer has any of Gatsby's scripts",
  ],
  ["a head", '<script src="/app-2.js"></script>', "has no head for its styles"],
])("a build with a page that lacks %s is stopped", (_part, html, message) => {
  expect(() => finishPage(html, { early: "", late: "", isLocal: true })).toThrow(message);
});
