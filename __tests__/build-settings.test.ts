/** @jest-environment node */
import { readFileSync } from "node:fs";
import { webhookVariables } from "../gatsby/before-build/build-variables";

const pages = ".github/workflows/pages.yml";

test.each([
  ...Object.values(webhookVariables).map((name) => [pages, `${name}: \${{ vars.${name} }}`]),
  [pages, `PATH_PREFIX: \${{ steps.pages.outputs.base_path }}`],
  [pages, `SITE_URL: \${{ steps.pages.outputs.base_url }}`],
  // An owner may add a .well-known/security.txt.
  [pages, "include-hidden-files: true"],
  // All that ci.yml leaves to it.
  [".github/workflows/content.yml", 'paths: ["content/**"]'],
])("%s says %s", (file, setting) => {
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.map((line) => line.trim())).toContain(setting);
});

test.each([
  ["[build]", `command = 'SITE_URL="\${SITE_URL:-$URL}" npm run build'`],
  ["[build]", 'publish = "public"'],
  ["[build.environment]", 'NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"'],
  ["[build.processing.html]", "pretty_urls = false"],
])("under %s, netlify.toml says %s", (table, setting) => {
  const tables = readFileSync("netlify.toml", "utf8").split(/\n(?=\[)/);
  const lines = tables.map((lines) => lines.trim().split(/\n\s*/));
  expect(lines.find(([name]) => name === table) ?? lines).toContain(setting);
});
