/** @jest-environment node */
import { parse } from "graphql";
import { readSchemas } from "../../../gatsby/content-check/schema-check";
import { contentTypes, type Schema } from "../../../gatsby/graphql/content-types";

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

const buildObjectType = jest.fn();

/** The types for a file `team-news.json` with this schema, in one line. */
function typesFor(schema: Schema): string {
  const schemas = new Map<string, Schema>([
    ["shared.schema.json", shared],
    ["team-news.schema.json", schema],
  ]);
  return contentTypes(schemas, { buildObjectType })[2].replace(/\s+/g, " ");
}

test("declares a type for each file, and a field of the content that is never null", () => {
  // For text editors only.
  const properties = { $schema: text, title: text };
  const types = typesFor({ type: "object", required: ["$schema"], properties });
  expect(types).toBe("type TeamNewsJson implements Node @dontInfer { title: String @asTyped } ");
  const teamNews = expect.objectContaining({ type: "TeamNewsJson!" });
  const fields = { siteUrl: expect.objectContaining({ type: "String" }), teamNews };
  expect(buildObjectType).toHaveBeenCalledWith({ name: "Content", fields });
});

test.each<[kind: string, entry: Schema, type: string, directive?: string]>([
  ["a text", text, "String", " @asTyped"],
  ["a shared text", reference("text"), "String", " @asTyped"],
  ["a number", { type: "number" }, "Float"],
  ["a whole number", { type: "integer" }, "Int"],
  ["a choice of two", { type: "boolean" }, "Boolean"],
  ["a list of texts", { type: "array", items: reference("text") }, "[String!]", " @asTyped"],
  ["a photo", reference("photo"), "Photo"],
  ["a group without a name", { type: "object", properties: {} }, "TeamNewsEntry"],
])(
  "declares %s as nullable unless the schema requires it",
  (_kind, entry, type, directive = "") => {
    const properties = { entry };
    expect(typesFor({ properties })).toContain(`@dontInfer { entry: ${type}${directive} }`);
    expect(typesFor({ properties, required: ["entry"] })).toContain(
      `{ entry: ${type}!${directive} }`,
    );
  },
);

test("declares the entries of groups, of groups in a list, and of shared ones, and resolves a photo's file", () => {
  const member = { type: "object", required: ["name"], properties: { name: text, nick: text } };
  const items = { type: "array", items: { ...member, "x-graphqlType": "Member" } };
  const types = typesFor({ properties: { lead: member, items, portrait: reference("photo") } });
  expect(types).toContain("{ lead: TeamNewsLead items: [Member!] portrait: Photo }");
  expect(types).toContain("type TeamNewsLead { name: String! @asTyped nick: String @asTyped }");
  expect(types).toContain("type Member { name: String! @asTyped nick: String @asTyped }");
  expect(types).toContain("type Photo { file: File! @fileByRelativePath focus: String @asTyped }");
});

test("declares the site's own content in valid GraphQL", async () => {
  const [, , types] = contentTypes(await readSchemas("content"), { buildObjectType });
  expect(() => parse(types)).not.toThrow();
});
