/** @jest-environment node */
import { icons } from "lucide";
import features from "../../content/schemas/features.schema.json";
import { featureIcons } from "../../src/sections/feature-icons";

test("every icon that an editor may name is drawn as lucide draws it", () => {
  const names = features.properties.items.items.properties.icon.enum;
  const drawings = new Map(
    Object.entries(icons).map(([name, drawing]) => [name.toLowerCase(), drawing]),
  );
  expect(featureIcons).toStrictEqual(
    Object.fromEntries(names.map((name) => [name, drawings.get(name.replaceAll("-", ""))])),
  );
});
