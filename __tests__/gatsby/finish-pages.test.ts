/** @jest-environment node */
import { finishPage } from "../../gatsby/finish-pages";

const html =
  '<html><head><meta charSet="utf-8"/><style>p{}</style><script>early()</script>' +
  '<script type="application/ld+json">{}</script></head><body><p style="color:red">Words</p>' +
  '<script id="a">window.pagePath="/";</script><script src="/runtime.js" async></script>' +
  '<script src="/app.js" async></script></body></html>';

function policyOf(page: string): string {
  return /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "";
}

test("the policy allows signups to any https address, and no form to be submitted", () => {
  const policy = policyOf(finishPage(html, true));
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("connect-src 'self' https:;");
  expect(policy).toContain("form-action 'none'");
});

test("a site on this machine may send signups to a receiver there", () => {
  expect(policyOf(finishPage(html, false))).toContain("https: http://localhost:* ");
});

test("a page that Gatsby writes in another way stops the build", () => {
  expect(() => finishPage(html.replace(/<script src.*?<\/script>/g, ""), true)).toThrow();
  expect(() => finishPage(html.replace("charSet", "charset"), true)).toThrow();
});
