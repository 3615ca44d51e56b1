/** @jest-environment node */
import { contentTypeName } from "../../../gatsby/graphql/content-type-name";

test.each([
  { name: "site", type: "SiteJson" },
  { name: "not-found", type: "NotFoundJson" },
  { name: "a-b-c", type: "ABCJson" },
])("$name.json is of the type $type", ({ name, type }) => {
  expect(contentTypeName({ node: { name } })).toBe(type);
});
