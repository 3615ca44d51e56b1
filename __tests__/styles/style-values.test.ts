/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const files = readdirSync("src", { recursive: true })
  .map(String)
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join("src", file), "utf8") }));

const definition = /(--[\w-]+)"?:|(?:useCoveredHeight(?:<\w+>)?|setProperty)\("(--[\w-]+)"/g;

const defined = new Set(
  files.flatMap(({ text }) =>
    [...text.matchAll(definition)].map(([, style, script]) => style ?? script),
  ),
);

test("every custom property that a style uses is defined somewhere", () => {
  const uses = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => ({ file, name })),
  );
  expect(uses.length).toBeGreaterThan(200);
  expect(uses.filter(({ name }) => !defined.has(name))).toEqual([]);
});

test("every line height and weight is one that text here can have", () => {
  const values = files.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:line-?height|font-?weight): ([\d.]+)/gi)].map(([all, value]) => ({
      at: `${file}: ${all}`,
      value: Number(value),
    })),
  );
  expect(values.length).toBeGreaterThan(50);
  const isUsual = (value: number) => (value >= 1 && value <= 1.6) || (value >= 400 && value <= 700);
  expect(values.filter(({ value }) => !isUsual(value)).map(({ at }) => at)).toEqual([]);
});
