/** @jest-environment node */
import { requireModules } from "../../../gatsby/bundle/require-modules";
import { bundled } from "../../support/unit/bundled";

const sources = { "entry.js": 'import "./leaf.js";', "leaf.js": "console.log(1);" };

test("a build in which every pattern matches a module is let through", async () => {
  const { errors } = await bundled(sources, requireModules([/leaf\.js$/, /entry\.js$/]));
  expect(errors).toEqual([]);
});

test("a pattern that matches nothing any more fails the build and is named", async () => {
  const { errors } = await bundled(sources, requireModules([/leaf\.js$/, /slice\.js$/]));
  expect(errors).toEqual([expect.stringContaining(String(/slice\.js$/))]);
});
