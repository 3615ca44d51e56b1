import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { media } from "../../src/styles/media";

const width = /\((?:min|max)-(?:width|height): [\d.]+rem\)/g;

test("style sheets and the sizes of images have no breakpoints of their own", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const used = files
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/media\.ts$|gatsby-types/.test(file))
    .flatMap((file) => readFileSync(join("src", file), "utf8").match(width) ?? []);
  expect(used.length).toBeGreaterThan(5);
  const known = Object.values(media).join();
  expect(used.filter((breakpoint) => !known.includes(breakpoint))).toEqual([]);
});
