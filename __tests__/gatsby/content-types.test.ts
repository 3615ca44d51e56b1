/** @jest-environment node */
import { typeDefinitions } from "../../gatsby/content-types";
import type { Schemas } from "../../gatsby/schemas";

const text = { type: "string" };
const shared = {
  definitions: {
    text,
    heading: { $ref: "#/definitions/text" },
    photo: {
      "x-graphqlType": "Photo",
      type: "object",
      required: ["file"],
      properties: { file: { ...text, "x-graphqlType": "File" } },
    },
  },
};
const ref = (name: string) => ({ $ref: `shared.schema.json#/definitions/${name}` });

const teamNews = {
  type: "object",
  required: ["title", "items", "numbers"],
  properties: {
    $schema: text,
    title: ref("heading"),
    note: ref("text"),
    numbers: { type: "array", items: { type: "integer" } },
    lead: { type: "object", properties: { age: { type: "number" } } },
    items: { type: "array", items: ref("photo") },
  },
};

const schemas: Schemas = { files: new Map([["team-news", teamNews]]), shared };

test("describes groups, lists and photos, null only where an entry is optional", () => {
  const definitions = typeDefinitions(schemas).replace(/\s+/g, " ");
  expect(definitions).toContain(
    "type TeamNewsJson implements Node @dontInfer { title: String! note: String numbers: [Int!]! lead: TeamNewsLead items: [Photo!]! }",
  );
  expect(definitions).toContain("type TeamNewsLead { age: Float }");
  expect(definitions).toContain("type Photo { file: File! @fileByRelativePath }");
});
