/** @jest-environment node */
import { join } from "node:path";
import { startSiteServer } from "../../tools/site-server";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const pages = {
  "public/index.html": `<title>Home</title>${" ".repeat(2000)}`,
  "public/about/index.html": "<title>About</title>",
  "public/404.html": "<title>Not found</title>",
};

test.each(["", "/willowline"])("the site is served as a host does, under '%s'", async (prefix) => {
  const folder = join(writeFiles(temporaryFolder(), pages), "public");
  const { url, close } = await startSiteServer({ folder, port: 0, prefix });
  const answers = {
    "/": "200 <title>Home</title>",
    "/about/": "200 <title>About</title>",
    "/about?a=b": `301 ${prefix}/about/?a=b`,
    "/about/index.html": "200 <title>About</title>",
    "/none": "404 <title>Not found</title>",
  };
  for (const [path, answer] of Object.entries(answers)) {
    const response = await fetch(url + path, { redirect: "manual" });
    const text = response.headers.get("location") ?? (await response.text()).trim();
    expect(`${response.status} ${text}`).toBe(answer);
  }
  const { headers } = await fetch(`${url}/`, { headers: { "Accept-Encoding": "br, gzip" } });
  expect(headers.get("content-encoding")).toBe("gzip");
  await close();
});
