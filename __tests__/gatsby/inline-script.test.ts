/** @jest-environment node */
import { inlineScript } from "../../gatsby/inline-script";

const early = ["src/startup/run-before-hydration.ts", "runBeforeHydration"] as const;
const late = ["src/startup/load-scripts-after-paint.ts", "loadScriptsAfterPaint"] as const;

test.each([early, late])("nothing in %s closes the element that it is written in", (file, name) => {
  const script = inlineScript(file, name, { scripts: ["/</script>.js"], data: [] });
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toContain("</");
});

test("a file or a function that is not there stops the build", () => {
  expect(() => inlineScript("src/startup/mark-nothing.ts", "markNothing")).toThrow("mark-nothing");
  expect(() => inlineScript(early[0], "markNothing")).toThrow("markNothing");
});
