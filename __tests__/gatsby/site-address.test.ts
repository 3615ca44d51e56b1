/** @jest-environment node */
import { resolve } from "node:path";
import { siteAddress } from "../../gatsby/site-address";
import { runProgram, withTsx } from "../support/run-program";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

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

test.each([
  [
    "SITE_URL",
    { SITE_URL: "riverbend.example" },
    "",
    "SITE_URL must be an absolute http(s) address",
  ],
  [
    ".env.production",
    {},
    "\ufeffSITE_URL=https://riverbend.example",
    ".env.production is in another",
  ],
])(
  "a mistake in %s ends Gatsby, which goes on if its configuration throws",
  async (_where, environment, file, said) => {
    const folder = writeFiles(temporaryFolder(), { ".env.production": file });
    const loading = [...withTsx, resolve("gatsby-config.ts")];
    const { ended, output } = runProgram(loading, {
      folder,
      environment: { SITE_URL: undefined, NODE_ENV: undefined, ...environment },
    });
    expect(await ended).toBe(1);
    expect(output()).toContain(said);
    expect(output().trim().split("\n")).toHaveLength(1);
  },
);
