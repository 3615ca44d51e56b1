/** @jest-environment node */
import { inlineScript } from "../../gatsby/inline-script";

const files = {
  pageScripts: ["/page-1.js"],
  sharedScripts: ["/</script>.js"],
  siteData: "/page-data/app-data.json",
};

const scripts = [
  ["loadScriptsAfterPaint", files],
  ["markAudienceEarly", true],
] as const;

test.each(scripts)("%s is a program that needs nothing but the browser", (name, argument) => {
  const script = inlineScript(name, argument);
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/require|import|export/);
});

test.each(scripts)("nothing in %s closes the element that it is written in", (name, argument) => {
  expect(inlineScript(name, argument)).not.toMatch(/<\/|<!--/);
});

test("it is called with what it was given", () => {
  expect(inlineScript("markAudienceEarly", false)).toMatch(/\(false\)|\(!1\)/);
});

test("a name that no file exports stops the build", () => {
  expect(() => inlineScript("markNothing", true)).toThrow("mark-nothing");
});
