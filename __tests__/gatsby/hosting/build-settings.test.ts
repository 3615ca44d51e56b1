/** @jest-environment node */
import { readFileSync } from "node:fs";
import { webhookVariables } from "../../../gatsby/before-build/build-variables";

const pages = ".github/workflows/pages.yml";

test.each([
  ...Object.values(webhookVariables).map((name) => [pages, `${name}: \${{ vars.${name} }}`]),
  [pages, `PATH_PREFIX: \${{ steps.pages.outputs.base_path }}`],
  [pages, `SITE_URL: \${{ steps.pages.outputs.base_url }}`],
  // Without it there is no .well-known/security.txt.
  [pages, "include-hidden-files: true"],
  ["netlify.toml", `command = 'SITE_URL="\${SITE_URL:-$URL}" npm run build'`],
  ["netlify.toml", 'publish = "public"'],
  ["netlify.toml", 'NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"'],
  ["netlify.toml", "pretty_urls = false"],
])("%s says %s", (file, setting) => {
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.map((line) => line.trim())).toContain(setting);
});
