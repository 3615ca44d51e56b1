import features from "../../content/schemas/features.schema.json";
import shared from "../../content/schemas/shared.schema.json";
import { featureIcons } from "../../src/sections/features/feature-icon";
import { panelDrawings } from "../../src/sections/journey/panel-drawing";

const { icon } = features.properties.items.items.properties;
const { drawing } = shared.definitions.journey.properties.items.items.properties;

test.each([
  ["icons", icon.enum, featureIcons],
  ["drawings", drawing.enum, panelDrawings],
])("the %s that an editor may choose are those that can be drawn", (_kind, names, drawings) => {
  expect(Object.keys(drawings)).toEqual(names);
});
