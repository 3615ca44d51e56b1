/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { createServer, request as send } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listen, type RunningServer } from "../../tools/serve/listen";
import { type SiteServerOptions, startSiteServer } from "../../tools/serve/site-server";
import { temporaryFolder, writeBuiltSite } from "../support/built-site";

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

const running: RunningServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function serve(options: Partial<SiteServerOptions> = {}): Promise<string> {
  const server = await startSiteServer({
    folder: writeBuiltSite(),
    port: 0,
    host: "127.0.0.1",
    ...options,
  });
  running.push(server);
  return server.url;
}

// Unlike fetch, this neither decompresses, nor follows redirects, nor tidies up the path.
function get(url: string, path: string, headers = {}, method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, headers, method }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const received = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(received),
        body: Buffer.concat(chunks),
      });
    });
    request.once("error", reject).end();
  });
}

describe("addresses", () => {
  test.each([
    ["/", "<title>Home</title>"],
    ["/?audience=providers", "<title>Home</title>"],
    ["/index.html", "<title>Home</title>"],
    ["/about", "<title>About</title>"],
    ["/about/", "<title>About, in its folder</title>"],
  ])("%s loads without a redirect", async (path, title) => {
    const answer = await get(await serve(), path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body.toString()).toContain(title);
  });

  test.each(["/nowhere", "/about/nowhere/", "/about.html/", "/%", "/%00", "/_headers"])(
    "%s is answered with the 404 page",
    async (path) => {
      const folder = writeBuiltSite({ _headers: "/*\n  X-Rule: 1\n" });
      const answer = await get(await serve({ folder }), path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("Oops! Page not found");
    },
  );

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/about/../../secret.txt",
    "//../secret.txt",
    "/..",
  ])("%s does not lead out of the folder", async (path) => {
    const folder = writeBuiltSite();
    writeFileSync(join(folder, "..", "secret.txt"), "secret");
    const answer = await get(await serve({ folder }), path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toBe("secret");
  });

  test("a page that is only there as a folder redirects to it, as on GitHub Pages", async () => {
    const folder = writeBuiltSite({ "team/index.html": "Team" });
    const answer = await get(await serve({ folder }), "/team?from=mail");
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe("/team/?from=mail");
  });

  test("a file that begins with two dots is served", async () => {
    const folder = writeBuiltSite({ "..well/known.txt": "Here" });
    expect((await get(await serve({ folder }), "/..well/known.txt")).body.toString()).toBe("Here");
  });

  test("a site without a 404 page says so in plain text", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "index.html"), "Home");
    const answer = await get(await serve({ folder }), "/nowhere");
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test("a POST to the site is refused", async () => {
    const answer = await get(await serve(), "/", {}, "POST");
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });
});

describe("under a path prefix", () => {
  const folder = () => writeBuiltSite({}, { prefix: "/clinic/willowline" });

  test("the prefix is the one the site was built with", async () => {
    const url = await serve({ folder: folder() });
    expect(url).toMatch(/\/clinic\/willowline$/);
    expect((await get(url, "/clinic/willowline/about")).status).toBe(200);
    expect((await get(url, "/clinic/willowline/nowhere")).body.toString()).toContain("Oops!");
  });

  test("the prefix without its slash redirects to the home page", async () => {
    const answer = await get(await serve({ folder: folder() }), "/clinic/willowline?audience=x");
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe("/clinic/willowline/?audience=x");
  });

  test.each(["/", "/about", "/clinic/willowlines/about", "/clinic/"])(
    "%s is outside and not there",
    async (path) => {
      const answer = await get(await serve({ folder: folder() }), path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain("the site is at /clinic/willowline/");
    },
  );
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["gzip;q=0.0, br;q=0", undefined],
    ["", undefined],
  ])("a browser that takes %p gets %p", async (accepted, encoding) => {
    const answer = await get(await serve(), "/", { "accept-encoding": accepted });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
    const unpacked = unpack[encoding === "br" || encoding === "gzip" ? encoding : "none"];
    expect(unpacked(answer.body).toString()).toContain("<p>Welcome</p>");
  });

  test("images and fonts are sent as they are", async () => {
    const folder = writeBuiltSite({ "a.avif": Buffer.alloc(5000), "a.woff2": Buffer.alloc(5000) });
    const url = await serve({ folder });
    for (const path of ["/a.avif", "/a.woff2"]) {
      const answer = await get(url, path, { "accept-encoding": "br" });
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.body).toHaveLength(5000);
    }
  });

  test("a file too small to shrink is sent as it is", async () => {
    const folder = writeBuiltSite({ "a.txt": "a" });
    const answer = await get(await serve({ folder }), "/a.txt", { "accept-encoding": "br" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.toString()).toBe("a");
  });

  test("a site that is warmed up answers the same", async () => {
    const url = await serve({ isWarm: true });
    const answer = await get(url, "/", { "accept-encoding": "br" });
    expect(brotliDecompressSync(answer.body).toString()).toContain("<p>Welcome</p>");
  });

  test("a file that is built anew is served anew", async () => {
    const folder = writeBuiltSite({ "a.txt": "before".repeat(100) });
    const url = await serve({ folder });
    await get(url, "/a.txt", { "accept-encoding": "br" });
    writeFileSync(join(folder, "a.txt"), "afterwards".repeat(100));
    const answer = await get(url, "/a.txt", { "accept-encoding": "br" });
    expect(brotliDecompressSync(answer.body).toString()).toContain("afterwards");
  });
});

test.each([
  ["a.js", "text/javascript; charset=utf-8"],
  ["a.css", "text/css; charset=utf-8"],
  ["a.json", "application/json"],
  ["a.webmanifest", "application/manifest+json"],
  ["a.xml", "text/xml; charset=utf-8"],
  ["robots.txt", "text/plain; charset=utf-8"],
  ["a.svg", "image/svg+xml"],
  ["a.png", "image/png"],
  ["a.webp", "image/webp"],
  ["a.avif", "image/avif"],
  ["a.ico", "image/x-icon"],
  ["a.woff2", "font/woff2"],
  ["a.unheard-of", "application/octet-stream"],
])("%s is served as %s", async (name, type) => {
  const folder = writeBuiltSite({ [name]: "content" });
  expect((await get(await serve({ folder }), `/${name}`)).headers["content-type"]).toBe(type);
});

describe("a browser that comes again", () => {
  test("is told that nothing has changed, and keeps what it has", async () => {
    const url = await serve();
    const first = await get(url, "/", { "accept-encoding": "br" });
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const conditions = { "accept-encoding": "br", "if-none-match": `"x", W/${first.headers.etag}` };
    const second = await get(url, "/", conditions);
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test("is sent the file in another encoding under another ETag", async () => {
    const url = await serve();
    const { headers } = await get(url, "/", { "accept-encoding": "br" });
    const answer = await get(url, "/", { "if-none-match": `${headers.etag}` });
    expect(answer.status).toBe(200);
  });

  test("asks by HEAD and gets headers only", async () => {
    const answer = await get(await serve(), "/about", {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(Number(answer.headers["content-length"])).toBeGreaterThan(0);
    expect(answer.body).toHaveLength(0);
  });

  test("finds a missing page still missing", async () => {
    const answer = await get(await serve(), "/nowhere", { "if-none-match": "*" });
    expect(answer.status).toBe(404);
  });
});

describe("the _headers file", () => {
  const rules = [
    "# For everyone",
    "/*",
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: no-referrer",
    "  Link: </a.css>",
    "  Link: </b.css>",
    "  Content-Length: 1",
    "/about",
    "  referrer-policy: same-origin",
    "  Content-Security-Policy: default-src 'none'; connect-src 'self' https:",
    "/static/*",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/people/:name/photo",
    "  X-Photo: yes",
  ].join("\n");
  const folder = () =>
    writeBuiltSite({
      _headers: rules,
      "static/a.js": "1",
      "people/ana/photo.html": "Ana",
    });

  test("applies to every answer", async () => {
    const url = await serve({ folder: folder() });
    for (const path of ["/", "/nowhere", "/static/a.js"]) {
      expect((await get(url, path)).headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  test("lets a later rule replace an earlier one, whatever its case", async () => {
    const url = await serve({ folder: folder() });
    expect((await get(url, "/")).headers["referrer-policy"]).toBe("no-referrer");
    for (const path of ["/about", "/about/"]) {
      const { headers } = await get(url, path);
      expect(headers["referrer-policy"]).toBe("same-origin");
      expect(headers["content-security-policy"]).toBe(
        "default-src 'none'; connect-src 'self' https:",
      );
    }
  });

  test("joins a header that one rule gives twice", async () => {
    const { headers } = await get(await serve({ folder: folder() }), "/");
    expect(headers.link).toBe("</a.css>, </b.css>");
  });

  test("replaces what the server says by itself, but not what holds the answer together", async () => {
    const { headers, body } = await get(await serve({ folder: folder() }), "/static/a.js");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-length"]).toBe("1");
    expect(body.toString()).toBe("1");
    expect((await get(await serve({ folder: folder() }), "/")).headers["content-length"]).not.toBe(
      "1",
    );
  });

  test("matches a placeholder with one part of the path", async () => {
    const url = await serve({ folder: folder() });
    expect((await get(url, "/people/ana/photo")).headers["x-photo"]).toBe("yes");
    expect((await get(url, "/people/ana/b/photo")).headers["x-photo"]).toBeUndefined();
  });

  test("can be left out, as by a host that sets no headers", async () => {
    const url = await serve({ folder: folder(), applyHeaders: false });
    expect((await get(url, "/about")).headers["content-security-policy"]).toBeUndefined();
  });

  test("can be another file", async () => {
    const headersFile = join(writeBuiltSite({ rules: "/\n  X-Rule: mine\n" }), "rules");
    expect((await get(await serve({ headersFile }), "/")).headers["x-rule"]).toBe("mine");
  });

  test("with a fault is refused in a sentence", async () => {
    const faulty = writeBuiltSite({ _headers: "X-Early: 1\n" });
    await expect(serve({ folder: faulty })).rejects.toThrow(
      /^The headers in .*_headers cannot be read: Path should come before header "X-Early"$/,
    );
  });
});

test("a path can be held back", async () => {
  const url = await serve({ delayOf: (path) => (path === "/about" ? 300 : 0) });
  const start = performance.now();
  await get(url, "/");
  expect(performance.now() - start).toBeLessThan(300);
  await get(url, "/about");
  expect(performance.now() - start).toBeGreaterThanOrEqual(295);
});

test("closing does not wait for what is held back", async () => {
  const server = await startSiteServer({
    folder: writeBuiltSite(),
    port: 0,
    host: "127.0.0.1",
    delayOf: () => 60_000,
  });
  const pending = get(server.url, "/").catch(() => "closed");
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.close();
  expect(await pending).toBe("closed");
});

test("a folder without a build is refused in a sentence", async () => {
  const folder = temporaryFolder();
  await expect(serve({ folder })).rejects.toThrow(
    `There is no built site in ${folder}; build it with "npm run build".`,
  );
});

test("a port that is taken is refused in a sentence", async () => {
  const other = await listen(createServer(), 0, "127.0.0.1");
  running.push(other);
  const port = Number(new URL(other.url).port);
  await expect(serve({ port })).rejects.toThrow(`Port ${port} is in use by another program.`);
});
