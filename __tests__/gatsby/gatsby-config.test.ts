/** @jest-environment node */
import config from "../../gatsby-config";

test("words are read from the content folder itself, whatever copies lie in others", () => {
  const source = config.plugins?.map(Object).find(({ resolve }) => resolve?.includes("source"));
  const [isIgnored] = source.options.ignore;
  const files = ["site.json", "photos/maya.png", "schemas/site.schema.json", "old/site.json"];
  expect(files.filter((file) => isIgnored(`${process.cwd()}/content/${file}`))).toEqual(
    files.slice(2),
  );
});
