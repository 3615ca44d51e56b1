/** @jest-environment node */
import type { NodePluginSchema } from "gatsby";
import { textAsTyped } from "../../../gatsby/graphql/as-typed";
import { contentTypes, drawingUrl, type Schema } from "../../../gatsby/graphql/content-types";

const text = { type: "string" };
const shared = {
  definitions: {
    text,
    photo: {
      "x-graphqlType": "Photo",
      type: "object",
      required: ["file"],
      properties: { file: { ...text, "x-graphqlType": "File" }, focus: text },
    },
  },
};

function reference(name: string): Schema {
  return { allOf: [{ $ref: `shared.schema.json#/definitions/${name}` }] };
}

const buildObjectType: NodePluginSchema["buildObjectType"] = (config) => ({
  kind: "OBJECT",
  config,
});

/** The types for a file `team-news.json` with this schema, by name. */
function typesFor(schema: Schema) {
  const schemas = new Map<string, Schema>([
    ["shared.schema.json", shared],
    ["team-news.schema.json", schema],
  ]);
  const types = contentTypes(schemas, { buildObjectType });
  return Object.fromEntries(types.map(({ config }) => [config.name, config]));
}

function fieldsOf(type: string, schema: Schema): unknown {
  return typesFor(schema)[type]?.fields;
}

const typed = { resolve: textAsTyped };

test("declares a type for each file, and a field of the content that is never null", () => {
  // For text editors only.
  const properties = { $schema: text, title: text };
  const types = typesFor({ type: "object", required: ["$schema"], properties });
  expect(types.TeamNewsJson).toEqual({
    name: "TeamNewsJson",
    interfaces: ["Node"],
    extensions: { infer: false },
    fields: { title: { type: "String", ...typed } },
  });
  expect(types.Content?.fields).toEqual({
    siteUrl: expect.objectContaining({ type: "String" }),
    buildYear: expect.objectContaining({ type: "Int!" }),
    teamNews: expect.objectContaining({ type: "TeamNewsJson!" }),
  });
});

test.each<[kind: string, entry: Schema, type: string, resolution?: object]>([
  ["a text", text, "String", typed],
  ["a shared text", reference("text"), "String", typed],
  ["a number", { type: "number" }, "Float"],
  ["a whole number", { type: "integer" }, "Int"],
  ["a choice of two", { type: "boolean" }, "Boolean"],
  ["a list of texts", { type: "array", items: reference("text") }, "[String!]", typed],
  ["a photo", reference("photo"), "Photo"],
  ["a group without a name", { type: "object", properties: {} }, "TeamNewsEntry"],
])(
  "declares %s as nullable unless the schema requires it",
  (_kind, entry, type, resolution = {}) => {
    const properties = { entry };
    expect(fieldsOf("TeamNewsJson", { properties })).toEqual({ entry: { type, ...resolution } });
    expect(fieldsOf("TeamNewsJson", { properties, required: ["entry"] })).toEqual({
      entry: { type: `${type}!`, ...resolution },
    });
  },
);

test("declares the entries of groups, of groups in a list, and of shared ones, and resolves a photo's file", () => {
  const member = { type: "object", required: ["name"], properties: { name: text, nick: text } };
  const items = { type: "array", items: { ...member, "x-graphqlType": "Member" } };
  const types = typesFor({ properties: { lead: member, items, portrait: reference("photo") } });
  expect(types.TeamNewsJson?.fields).toEqual({
    lead: { type: "TeamNewsLead" },
    items: { type: "[Member!]" },
    portrait: { type: "Photo" },
  });
  const fields = { name: { type: "String!", ...typed }, nick: { type: "String", ...typed } };
  expect(types.TeamNewsLead).toEqual({ name: "TeamNewsLead", fields });
  expect(types.Member).toEqual({ name: "Member", fields });
  expect(types.Photo?.fields).toEqual({
    file: { type: "File!", extensions: { fileByRelativePath: {} } },
    focus: { type: "String", ...typed },
  });
});

test.each([
  ["svg", "/static/ana.svg"],
  ["jpg", null],
])("of a file that ends with %s, what is published as it is, is %j", (extension, address) => {
  const resolve = () => "/static/ana.svg";
  const schema = { getType: () => ({ getFields: () => ({ publicURL: { resolve } }) }) };
  const info = { schema } as unknown as Parameters<typeof drawingUrl.resolve>[3];
  expect(drawingUrl.resolve({ extension }, {}, {}, info)).toBe(address);
});
