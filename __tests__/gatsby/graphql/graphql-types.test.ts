/** @jest-environment node */
import { Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from "graphql";
import { isRecord } from "../../../gatsby/content-check/is-record";
import { contentTypeName } from "../../../gatsby/graphql/content-type-name";
import { typeDefinitions } from "../../../gatsby/graphql/schema";
import {
  contentNames,
  entriesOf,
  readSchema,
  type Schema,
} from "../../support/unit/schema-reading";

/** The panel's words go with the panel's code, which visitors do not download. */
const namesNotQueried = ["panel"];
const names = contentNames.filter((name) => !namesNotQueried.includes(name));

const types = new Map<string, ObjectTypeDefinitionNode>();
for (const definition of parse(typeDefinitions).definitions) {
  if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
    types.set(definition.name.value, definition);
  }
}

const scalars = { string: "String", number: "Float", boolean: "Boolean" };

/** Writes each entry of a schema as GraphQL would declare it, such as `.items[].photo.alt: String!`. */
function declared(schema: Schema, at = ""): string[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return entriesOf(schema).flatMap(([name, entry]) => {
    const end = required.includes(name) ? "!" : "";
    const path = `${at}.${name}`;
    if (entry.type === "array" && isRecord(entry.items)) {
      return [`${path}: list${end}`, ...declaredValue(entry.items, `${path}[]`, "!")];
    }
    return declaredValue(entry, path, end);
  });
}

function declaredValue(schema: Schema, at: string, end: string): string[] {
  if (schema.type === "object") {
    return [`${at}: group${end}`, ...declared(schema, at)];
  }
  const isFile = String(schema.pattern).startsWith("^photos/");
  const scalar = Object.entries(scalars).find(([type]) => type === schema.type)?.[1];
  return [`${at}: ${isFile ? "File" : scalar}${end}`];
}

/** Writes each field of a GraphQL type in the same way. */
function queried(typeName: string, at = ""): string[] {
  return (types.get(typeName)?.fields ?? []).flatMap((field) =>
    queriedValue(field.type, `${at}.${field.name.value}`),
  );
}

function queriedValue(node: TypeNode, at: string, end = ""): string[] {
  if (node.kind === Kind.NON_NULL_TYPE) {
    return queriedValue(node.type, at, "!");
  }
  if (node.kind === Kind.LIST_TYPE) {
    return [`${at}: list${end}`, ...queriedValue(node.type, `${at}[]`)];
  }
  const name = node.name.value;
  return types.has(name) ? [`${at}: group${end}`, ...queried(name, at)] : [`${at}: ${name}${end}`];
}

test("declares a GraphQL type for each file that pages query, and no other", () => {
  const nodes = [...types.values()].filter(({ interfaces }) => interfaces?.length === 1);
  expect(nodes.map(({ name }) => name.value).sort()).toEqual(
    names.map((name) => contentTypeName({ node: { name } })).sort(),
  );
});

test.each(names)("declares for %s.json what its schema says, and nothing else", (name) => {
  const fields = queried(contentTypeName({ node: { name } }));
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.sort()).toEqual(declared(readSchema(name)).sort());
});

test("resolves every photo as a file", () => {
  const file = types.get("Photo")?.fields?.find(({ name }) => name.value === "file");
  expect(file?.directives?.map(({ name }) => name.value)).toEqual(["fileByRelativePath"]);
});
