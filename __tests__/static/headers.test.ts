/** @jest-environment node */
import { readFileSync } from "node:fs";

/** The headers of a path, as hosts apply `static/_headers`; throws if two rules have the same one. */
function headersOf(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of readFileSync("static/_headers", "utf8").split("\n")) {
    const [, name, value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith("/")) {
      applies = new RegExp(`^${line.replace(".", "\\.").replace("*", ".*")}$`).test(path);
    } else if (name && applies) {
      if (name in headers) throw new Error(`${path} has ${name} from two rules.`);
      headers[name] = value;
    }
  }
  return headers;
}

test.each([
  ["/", undefined],
  ["/about/", undefined],
  ["/page-data/app-data.json", undefined],
  ["/chunk-map.json", undefined],
  ["/app-b3832352cb02c27bc8d9.js", "public, max-age=31536000, immutable"],
  ["/static/7ca5638c/maya.webp", "public, max-age=31536000, immutable"],
])("no other site may frame %s, and browsers may keep it: %s", (path, kept) => {
  const headers = headersOf(path);
  expect(headers["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
  expect(headers["Cache-Control"]).toBe(kept);
});
