/** @jest-environment node */
import features from "../../../content/schemas/features.schema.json";
import { iconNamed } from "../../../gatsby/graphql/content-resolvers";

test("every icon that an editor may name is one of lucide's", () => {
  const names = features.properties.items.items.properties.icon.enum;
  for (const name of names) expect(iconNamed(name)).not.toEqual([]);
});

test("an icon that lucide does not have stops the build", () => {
  expect(() => iconNamed("stork")).toThrow("lucide has no icon stork.");
});
