/** @jest-environment node */
import { createHash } from "node:crypto";
import { securePage } from "../../../gatsby/security/secure-page";

const published = { isLocal: false };

function page({ head = "", body = "" } = {}): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function directive(policy: string, name: string): string[] {
  const text = policy.split("; ").find((candidate) => candidate.startsWith(`${name} `)) ?? "";
  return text.split(" ").slice(1);
}

function metaPolicy(html: string): string {
  return (
    /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? ""
  );
}

test("a page may run its own files and its own inline scripts, nothing else", () => {
  const policy = metaPolicy(
    securePage(
      page({
        head: `<script>a("é")</script>`,
        body: `<script type="module">b < c</script><script src="/app.js"></script>`,
      }),
      published,
    ),
  );
  expect(directive(policy, "script-src")).toEqual(["'self'", hash(`a("é")`), hash("b < c")]);
  expect(policy).not.toMatch(/unsafe/);
});

test("a page may use its own style elements, and the empty ones that Emotion fills", () => {
  const policy = metaPolicy(
    securePage(
      page({
        head: "<style>p{color:red}</style><noscript><style>a{}</style></noscript>",
        body: "<template><style>b{}</style></template>",
      }),
      published,
    ),
  );
  const styles = ["p{color:red}", "a{}", "b{}", ""].map(hash);
  expect(directive(policy, "style-src")).toEqual(["'self'", ...styles]);
});

test("the same code twice is named once", () => {
  const policy = metaPolicy(
    securePage(page({ body: "<script>a</script><script>a</script>" }), published),
  );
  expect(directive(policy, "script-src")).toEqual(["'self'", hash("a")]);
});

test("data for search engines needs no permission", () => {
  const policy = metaPolicy(
    securePage(page({ head: `<script type="application/ld+json">{}</script>` }), published),
  );
  expect(directive(policy, "script-src")).toEqual(["'self'"]);
});

test("the rest is closed", () => {
  const policy = metaPolicy(securePage(page(), published));
  expect(policy).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${hash("")}`,
      "connect-src 'self' https:",
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join("; "),
  );
});

test("only a local site may send signups to a local receiver", () => {
  const local = metaPolicy(securePage(page(), { isLocal: true }));
  expect(directive(local, "connect-src")).toEqual([
    "'self'",
    "https:",
    "http://localhost:*",
    "http://127.0.0.1:*",
  ]);
  expect(metaPolicy(securePage(page(), published))).not.toContain("http:");
});

test("the page carries its policies first in its head", () => {
  const html = securePage(page({ head: "<script>a</script>" }), published);
  expect(html).toContain(`<meta name="referrer" content="strict-origin"><meta charset="utf-8">`);
});

test("a page that is kept from the last build gets a new policy", () => {
  const once = securePage(page({ body: "<p>Hello</p>" }), { isLocal: true });
  const twice = securePage(once.replace("<p>Hello</p>", "<script>a</script>"), published);
  expect(twice.match(/http-equiv/g)).toHaveLength(1);
  expect(twice.match(/name="referrer"/g)).toHaveLength(1);
  expect(metaPolicy(twice)).toContain(hash("a"));
  expect(metaPolicy(twice)).not.toContain("localhost");
});

test("the style attributes of Gatsby's own elements are taken out", () => {
  const html = securePage(
    page({
      body: `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Hello</p></div><div id="gatsby-announcer" style="top:0" aria-live="assertive"></div>`,
    }),
    published,
  );
  expect(html).toContain(
    `<div tabindex="-1" id="gatsby-focus-wrapper"><p>Hello</p></div><div id="gatsby-announcer" aria-live="assertive"></div>`,
  );
});

test.each([
  [`<p style="color:red">`, `<p style="color:red">`],
  [`<a onclick="go()" href="/">`, `<a onclick="go()">`],
])("%s fails the build, because a browser would ignore it", (body, named) => {
  expect(() => securePage(page({ body }), published)).toThrow(
    `${named} would be blocked by the content-security policy of the page`,
  );
});

test("a piece of HTML that is no page is refused", () => {
  expect(() => securePage("<p>Hello</p>", published)).toThrow(/There is no head/);
});
