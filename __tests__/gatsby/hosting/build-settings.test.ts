/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { webhookVariables } from "../../../src/waitlist/submission/webhook-variables";

test("GitHub Pages builds with the site's own address and each audience's own webhook", () => {
  const workflow = readFileSync(".github/workflows/pages.yml", "utf8");
  const [, settings = ""] = /- run: npm run build\n +env:\n((?: {10}.+\n)+)/.exec(workflow) ?? [];
  expect(settings.trim().split(/\n +/).toSorted()).toEqual(
    [
      ...Object.values(webhookVariables).map((name) => `${name}: \${{ vars.${name} }}`),
      `PATH_PREFIX: \${{ steps.pages.outputs.base_path }}`,
      `SITE_URL: \${{ steps.pages.outputs.base_url }}`,
    ].toSorted(),
  );
});

test.each([
  [{ URL: "https://a.example" }, "https://a.example"],
  [{ URL: "https://a.example", SITE_URL: "https://b.example" }, "https://b.example"],
])("Netlify, which sets %j, builds the site for %s", (environment, siteUrl) => {
  const settings = readFileSync("netlify.toml", "utf8");
  const [, command = ""] = /^\[build\][^[]*\n +command = '(.+)'/m.exec(settings) ?? [];
  const printed = command.replace("npm run build", "printenv SITE_URL");
  const { PATH } = process.env;
  const output = execFileSync("sh", ["-c", printed], { env: { PATH, ...environment } });
  expect(output.toString()).toBe(`${siteUrl}\n`);
});
