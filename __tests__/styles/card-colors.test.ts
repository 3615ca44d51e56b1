import shared from "../../content/schemas/shared.schema.json";
import { cardColors } from "../../src/styles/card-colors";

test("the colors that an editor may choose are those that cards have", () => {
  expect(Object.keys(cardColors)).toEqual(shared.definitions.cardColor.enum);
});
