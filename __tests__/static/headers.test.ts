import { readFileSync } from "node:fs";

test("hosts say of every page that no other site may frame it", () => {
  const headers = readFileSync("static/_headers", "utf8");
  expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'$/m);
});
