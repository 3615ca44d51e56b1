/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, request as send } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "../../tools/serve/compress-files";
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
    const options = { hostname, port, path, headers, method, agent: false };
    const request = send(options, async (response) => {
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
    expect(answer.headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(answer.body.toString()).toContain(title);
  });

  test.each([
    "/nowhere",
    "/about/nowhere/",
    "/about.html/",
    "/%",
    "/%00",
    "/_headers",
    "/_redirects",
  ])("%s is answered with the 404 page", async (path) => {
    const folder = writeBuiltSite({ _headers: "/*\n  X-Rule: 1\n", _redirects: "" });
    const answer = await get(await serve({ folder }), path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain("Oops! Page not found");
  });

  test.each(["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "//../secret.txt"])(
    "%s does not lead out of the folder",
    async (path) => {
      const folder = writeBuiltSite();
      writeFileSync(join(folder, "..", "secret.txt"), "secret");
      const answer = await get(await serve({ folder }), path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toBe("secret");
    },
  );

  test("a page that is only there as a folder redirects to it, as on GitHub Pages", async () => {
    const folder = writeBuiltSite({ "team/index.html": "Team" });
    const answer = await get(await serve({ folder }), "/team?from=mail");
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe("/team/?from=mail");
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
    ["", undefined],
  ])("a browser that takes %p gets %p", async (accepted, encoding) => {
    const answer = await get(await serve(), "/", { "accept-encoding": accepted });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    const unpacked = unpack[encoding === "br" || encoding === "gzip" ? encoding : "none"];
    expect(unpacked(answer.body).toString()).toContain("<p>Welcome</p>");
  });

  test.each([
    ["gzip", "gzip", gunzipSync],
    ["br5", "br", brotliDecompressSync],
    ["br11", "br", brotliDecompressSync],
  ] as const)(
    "files compressed with %s beforehand are sent as they are",
    async (name, encoding, unpack) => {
      const folder = writeBuiltSite();
      await compressFiles(folder, name);
      const url = await serve({ folder });
      for (const [path, file, status] of [
        ["/", "index.html", 200],
        ["/about", "about.html", 200],
        ["/nowhere", "404.html", 404],
      ] as const) {
        const answer = await get(url, path, { "accept-encoding": "gzip, br" });
        expect(answer.status).toBe(status);
        expect(answer.headers["content-encoding"]).toBe(encoding);
        expect(answer.headers["content-type"]).toMatch(/^text\/html/);
        expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
        expect(unpack(answer.body)).toEqual(readFileSync(join(folder, file)));
      }
    },
  );

  test("images and fonts are sent as they are", async () => {
    const folder = writeBuiltSite({ "a.avif": Buffer.alloc(5000), "a.woff2": Buffer.alloc(5000) });
    const url = await serve({ folder });
    for (const path of ["/a.avif", "/a.woff2"]) {
      const answer = await get(url, path, { "accept-encoding": "br" });
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.body).toHaveLength(5000);
    }
  });

  test("a file that was built again is sent as it is now", async () => {
    const folder = writeBuiltSite({ "a.txt": "before" });
    const url = await serve({ folder });
    await get(url, "/a.txt");
    writeFileSync(join(folder, "a.txt"), "afterwards");
    expect((await get(url, "/a.txt")).body.toString()).toBe("afterwards");
  });
});

test.each([
  ["a.js", "text/javascript"],
  ["a.json", "application/json"],
  ["a.webmanifest", "application/manifest+json"],
  ["a.svg", "image/svg+xml"],
  ["a.avif", "image/avif"],
  ["a.woff2", "font/woff2"],
])("%s is served as %s", async (name, type) => {
  const folder = writeBuiltSite({ [name]: "content" });
  expect((await get(await serve({ folder }), `/${name}`)).headers["content-type"]).toBe(type);
});

describe("a browser that comes again", () => {
  test("is told that nothing has changed", async () => {
    const url = await serve();
    const first = await get(url, "/");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const second = await get(url, "/", { "if-none-match": first.headers.etag });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
  });

  test("asks by HEAD and gets headers only", async () => {
    const answer = await get(await serve(), "/about", {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(Number(answer.headers["content-length"])).toBeGreaterThan(0);
    expect(answer.body).toHaveLength(0);
  });

  test("finds a missing page still missing", async () => {
    const url = await serve();
    const { headers } = await get(url, "/nowhere");
    const answer = await get(url, "/nowhere", { "if-none-match": headers.etag });
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
    "/about",
    "  referrer-policy: same-origin",
    "  Content-Security-Policy: default-src 'none'; connect-src 'self' https:",
    "/static/*",
    "  Cache-Control: public, max-age=31536000, immutable",
  ].join("\n");
  const folder = () =>
    writeBuiltSite({
      _headers: rules,
      "static/a.js": "1",
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

  test("replaces what the server says by itself", async () => {
    const { headers } = await get(await serve({ folder: folder() }), "/static/a.js");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("can be left out, as by a host that sets no headers", async () => {
    const url = await serve({ folder: folder(), applyHeaders: false });
    expect((await get(url, "/about")).headers["content-security-policy"]).toBeUndefined();
  });

  test("can be another file", async () => {
    const headersFile = join(writeBuiltSite({ rules: "/\n  X-Rule: mine\n" }), "rules");
    expect((await get(await serve({ headersFile }), "/")).headers["x-rule"]).toBe("mine");
  });

  test("with a fault is refused, and the fault named", async () => {
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

test("a folder without a build is refused", async () => {
  const folder = temporaryFolder();
  await expect(serve({ folder })).rejects.toThrow(
    `There is no built site in ${folder}; build it with "npm run build".`,
  );
});

test("a port that is taken is refused", async () => {
  const other = await listen(createServer(), 0, "127.0.0.1");
  running.push(other);
  const port = Number(new URL(other.url).port);
  await expect(serve({ port })).rejects.toThrow(`Port ${port} is in use by another program.`);
});
