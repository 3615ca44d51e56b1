import { readFileSync } from "node:fs";
import { format } from "node:util";

if (globalThis.document) {
  // Its matchers need a page, and take a while to load.
  require("@testing-library/jest-dom");

  // The marks of the scripts in a page's head.
  Object.assign(document.documentElement.dataset, { audience: "patients", scripts: "ready" });
  // It hides the other audience's view.
  document.documentElement
    .appendChild(document.createElement("style"))
    .append(readFileSync("src/styles/audience.css", "utf8"));

  // jsdom has no layout.
  class IdleObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, {
    scrollBy: () => undefined,
    matchMedia: () => ({ matches: true }),
    IntersectionObserver: IdleObserver,
    ResizeObserver: IdleObserver,
  });
  Element.prototype.scrollIntoView = () => undefined;
}

const complaints: string[] = [];

beforeEach(() => {
  // A test that expects a complaint mocks the method itself.
  for (const method of ["error", "warn"] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => complaints.push(format(...words)));
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.localStorage?.clear();
  globalThis.history?.replaceState(null, "", "/");
  if (globalThis.document) document.documentElement.dataset.audience = "patients";
  expect(complaints.splice(0)).toEqual([]);
});
