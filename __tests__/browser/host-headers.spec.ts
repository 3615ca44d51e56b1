import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";

const { root, prefixed } = testBuilds;

/** What Mozilla's HTTP Observatory gives points for; with HSTS, which is the host's, 130 of 100. */
const headersOfAll = {
  "content-security-policy": "frame-ancestors 'none'",
  // To the letter: a feature whose list is not written like this is not switched off.
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "x-content-type-options": "nosniff",
};
const ownOrigin = { "cross-origin-resource-policy": "same-origin" };

/** The policy in a page, without the hashes of the page's own scripts and styles. */
const expectedPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self' https:",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

test("every path has the headers that protect it, and a file with a hash in its name is kept", async () => {
  const [photo = ""] = readdirSync(join(root.folder, "static"), {
    recursive: true,
    encoding: "utf8",
  }).filter((file) => file.endsWith(".webp"));
  for (const [path, others] of [
    ["/", ownOrigin],
    ["/about", {}],
    ["/nowhere/at/all", {}],
    // Other sites may show it.
    ["/social-image.png", {}],
    [`/static/${photo}`, { ...ownOrigin, "cache-control": expect.stringContaining("immutable") }],
  ] as const) {
    expect(await headersOf(path), path).toEqual({ ...headersOfAll, ...others });
  }
});

/** What Netlify's own parser makes of the rules for a path; of one header, the last value counts. */
async function headersOf(path: string): Promise<Record<string, string>> {
  const headersFiles = [join(root.folder, "_headers")];
  const parsed = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  expect(parsed.errors).toEqual([]);
  const rules = parsed.headers.filter((rule): rule is Header => "forRegExp" in rule);
  const values = rules.filter(({ forRegExp }) => forRegExp.test(path)).map((rule) => rule.values);
  return Object.fromEntries(
    values.flatMap(Object.entries).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

test("every page has the policy that protects it, and tells other sites no path", async ({
  request,
}) => {
  for (const path of ["/", "/about", "/about/", "/404.html"]) {
    const html = await (await request.get(prefixed.url + path)).text();
    const [, policy = ""] =
      // First in the head: it counts for what comes after it.
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy.replaceAll(/ 'sha256-[\w+/]+='/g, ""), path).toBe(expectedPolicy);
    expect(html, path).toContain('<meta name="referrer" content="strict-origin"');
  }
});
