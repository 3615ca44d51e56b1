import { readFileSync } from "node:fs";

test("hosts say that no other site may frame ours", () => {
  expect(readFileSync("static/_headers", "utf8")).toContain("frame-ancestors 'none'");
});
