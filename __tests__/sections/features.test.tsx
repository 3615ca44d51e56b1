import features from "../../content/schemas/features.schema.json";
import { featureIcons } from "../../src/sections/features";

test("the icons that an editor may choose are those that can be drawn", () => {
  const { icon } = features.properties.items.items.properties;
  expect(Object.keys(featureIcons)).toEqual(icon.enum);
});
