/** @jest-environment node */
import { siteAddress } from "../../gatsby/site-address";
import { runProgram } from "../support/run-program";
import { temporaryFolder } from "../support/temporary-folder";

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
  expect(siteAddress({ SITE_URL, PATH_PREFIX })).toMatchObject({ siteUrl, pathPrefix });
});

test.each(["riverbend.example", "/riverbend", "ftp://riverbend.example", "https://"])(
  "SITE_URL may not be %p",
  (text) => {
    expect(() => siteAddress({ SITE_URL: text })).toThrow(
      `SITE_URL must be an absolute http(s) address, but it is "${text}".`,
    );
  },
);

test("a mistake ends Gatsby, which goes on if its configuration throws", async () => {
  const { ended, output } = runProgram("gatsby-config.ts", {
    folder: temporaryFolder(),
    environment: { SITE_URL: "riverbend.example", NODE_ENV: undefined },
  });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^SITE_URL must be an absolute http\(s\) address.*\n$/);
});
