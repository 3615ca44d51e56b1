/** @jest-environment node */
import { siteAddress } from "../../gatsby/site-address";

test.each([
  { env: {}, siteUrl: undefined, pathPrefix: "" },
  { env: { SITE_URL: "", PATH_PREFIX: " " }, siteUrl: undefined, pathPrefix: "" },
  {
    env: { SITE_URL: "https://riverbend.example" },
    siteUrl: "https://riverbend.example",
    pathPrefix: "",
  },
  {
    env: { SITE_URL: " https://RIVERBEND.example:8080/ " },
    siteUrl: "https://riverbend.example:8080",
    pathPrefix: "",
  },
  {
    env: { SITE_URL: "https://name.github.example/riverbend/" },
    siteUrl: "https://name.github.example",
    pathPrefix: "/riverbend",
  },
  {
    env: { SITE_URL: "https://name.github.example/riverbend", PATH_PREFIX: "/other" },
    siteUrl: "https://name.github.example",
    pathPrefix: "/other",
  },
  { env: { PATH_PREFIX: "/riverbend" }, siteUrl: undefined, pathPrefix: "/riverbend" },
  { env: { PATH_PREFIX: "riverbend/" }, siteUrl: undefined, pathPrefix: "/riverbend" },
  { env: { PATH_PREFIX: "/a/b/" }, siteUrl: undefined, pathPrefix: "/a/b" },
  { env: { PATH_PREFIX: "/" }, siteUrl: undefined, pathPrefix: "" },
])("$env places the site at $siteUrl$pathPrefix", ({ env, ...address }) => {
  expect(siteAddress(env)).toEqual(address);
});

test.each(["riverbend.example", "/riverbend", "ftp://riverbend.example", "https://"])(
  "SITE_URL may not be %p",
  (text) => {
    expect(() => siteAddress({ SITE_URL: text })).toThrow(
      `SITE_URL must be an absolute http(s) address, but it is "${text}".`,
    );
  },
);
