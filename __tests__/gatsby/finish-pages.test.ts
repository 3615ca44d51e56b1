/** @jest-environment node */
import { createHash } from "node:crypto";
import { finishPage } from "../../gatsby/finish-pages";

const html =
  '<html><head><meta charSet="utf-8"/><style>p{}</style><script>early()</script>' +
  '<script type="application/ld+json">{}</script></head><body><p style="color:red">Words</p>' +
  '<script id="a">window.pagePath="/";</script><script src="/runtime.js" async></script>' +
  '<script src="/app.js" async></script></body></html>';

function policyOf(page: string): string {
  return /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "";
}

test("the policy allows the page's own inline scripts, and no other origin but receivers", () => {
  const page = finishPage(html, false);
  const scripts = ["early()", 'window.pagePath="/";'];
  const [, loader = ""] = /<script>([^<]*)<\/script><\/body>/.exec(page) ?? [];
  const hashes = [...scripts, loader].map((text) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  const policy = policyOf(page);
  expect(policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("connect-src 'self' https:;");
  expect(policy).toContain("form-action 'none'");
});

test("without the site's address, signups may go to a receiver on this machine", () => {
  expect(policyOf(finishPage(html, true))).toContain("https: http://localhost:* ");
});

test("a page that Gatsby writes in another way stops the build", () => {
  expect(() => finishPage(html.replace(/<script src.*?<\/script>/g, ""), false)).toThrow();
  expect(() => finishPage(html.replace("charSet", "charset"), false)).toThrow();
});
