/** @jest-environment node */
import { siteAddress } from "../../gatsby/site-address";

test.each([
  ["", "", undefined, ""],
  ["", " ", undefined, ""],
  ["https://riverbend.example", undefined, "https://riverbend.example", ""],
  [" https://RIVERBEND.example:8080/ ", "", "https://riverbend.example:8080", ""],
  ["https://name.github.example/river/", "", "https://name.github.example", "/river"],
  ["https://name.github.example/river", "/other", "https://name.github.example", "/other"],
  [undefined, "/riverbend", undefined, "/riverbend"],
  [undefined, "riverbend/", undefined, "/riverbend"],
  [undefined, "/a/b/", undefined, "/a/b"],
  [undefined, "/", undefined, ""],
])("SITE_URL %j, PATH_PREFIX %j: %s%s", (SITE_URL, PATH_PREFIX, siteUrl, pathPrefix) => {
  expect(siteAddress({ SITE_URL, PATH_PREFIX })).toEqual({ siteUrl, pathPrefix });
});

test.each(["riverbend.example", "/riverbend", "ftp://riverbend.example", "https://"])(
  "SITE_URL may not be %p",
  (text) => {
    expect(() => siteAddress({ SITE_URL: text })).toThrow(
      `SITE_URL must be an absolute http(s) address, but it is "${text}".`,
    );
  },
);

test("with an address, the site has a sitemap with the address of each page", async () => {
  const environment = { ...process.env, SITE_URL: "https://riverbend.example" };
  jest.replaceProperty(process, "env", environment);
  const { default: config } = await import("../../gatsby-config");
  const entries = config.plugins?.flatMap((plugin) => {
    const serialize = typeof plugin === "object" && plugin.options?.serialize;
    return typeof serialize === "function" ? [serialize({ path: "/about/" })] : [];
  });
  expect(entries).toEqual([{ url: "/about/" }]);
});
