/** @jest-environment node */
import { isRecord } from "../../gatsby/content-check/is-record";
import { featureIcons } from "../../src/sections/feature-icon";
import { entriesOf, readSchema } from "../support/unit/schema-reading";

test("draws every icon that an editor may name, and offers every icon that is drawn", () => {
  const items = Object.fromEntries(entriesOf(readSchema("features"))).items?.items;
  const { icon } = Object.fromEntries(entriesOf(isRecord(items) ? items : {}));
  expect(icon?.enum).toEqual(Object.keys(featureIcons).sort());
});
