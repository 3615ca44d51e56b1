/** @jest-environment node */
import features from "../../../content/schemas/features.schema.json";
import { iconShapes } from "../../../gatsby/graphql/icon-shapes";

test.each(features.properties.items.items.properties.icon.enum)(
  "draws %s, which an editor may name",
  (name) => {
    expect(iconShapes(name)).not.toEqual([]);
  },
);

test("gives the elements of a drawing with their attributes", () => {
  const attributes = Object.entries({ cx: "12", cy: "12", r: "10" });
  expect(iconShapes("clock")).toEqual([
    { element: "circle", attributes: attributes.map(([name, value]) => ({ name, value })) },
    { element: "path", attributes: [{ name: "d", value: "M12 6v6l4 2" }] },
  ]);
});

test("throws for a name without a drawing", () => {
  expect(() => iconShapes("unicorn")).toThrow('lucide has no icon "unicorn"');
});
