/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeRobots } from "../../../gatsby/hosting/write-robots";
import { temporaryFolder } from "../../support/built-site";

async function robots(siteUrl: string | undefined, pathPrefix = ""): Promise<string> {
  const folder = temporaryFolder();
  await writeRobots(folder, { siteUrl, pathPrefix });
  return readFileSync(join(folder, "robots.txt"), "utf8");
}

test("every crawler is let in and told of the sitemap", async () => {
  expect(await robots("https://willowline.example")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://willowline.example/sitemap-index.xml\n",
  );
});

test("under a prefix, so is the sitemap", async () => {
  expect(await robots("https://owner.example", "/willowline")).toContain(
    "Sitemap: https://owner.example/willowline/sitemap-index.xml\n",
  );
});

test("without an address of its own, the site names no sitemap", async () => {
  expect(await robots(undefined, "/willowline")).toBe("User-agent: *\nAllow: /\n");
});
