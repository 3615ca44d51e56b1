/** @jest-environment node */
import { buildsTable } from "../../../tools/bench/measure-builds";

test("a project has the medians of its cold and of its warm builds", () => {
  const times = { name: "starter", cold: [30.04, 39, 31], warm: [9.96, 9.98, 10.02] };
  expect(buildsTable([times])).toContain("| starter | 31 (30–39) | 10 |");
});
