/** @jest-environment node */
import { drawingUrl } from "../../gatsby/content-types";

test.each([
  ["svg", "/static/ana.svg"],
  ["jpg", null],
])("publishes the original of a file that ends with %s as %j", (extension, address) => {
  const resolve = () => "/static/ana.svg";
  const schema = { getType: () => ({ getFields: () => ({ publicURL: { resolve } }) }) };
  const info = { schema } as unknown as Parameters<typeof drawingUrl.resolve>[3];
  expect(drawingUrl.resolve({ extension }, {}, {}, info)).toBe(address);
});
