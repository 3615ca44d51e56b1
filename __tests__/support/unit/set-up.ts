import { readFileSync } from "node:fs";
import { format } from "node:util";
import { quietConsole } from "../quiet-console";

if (globalThis.document) {
  // Its matchers look at a page, and take a while to load.
  require("@testing-library/jest-dom");

  // What is for the other audience is on the page too, and hidden by this sheet.
  document.documentElement
    .appendChild(document.createElement("style"))
    .append(readFileSync("src/styles/audience.css", "utf8"));

  // jsdom has no layout to look at, and so nothing that does.
  class IdleObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(document, { fonts: [] });
  Object.assign(globalThis, {
    scrollBy: () => undefined,
    IntersectionObserver: IdleObserver,
    ResizeObserver: IdleObserver,
  });
}

// React 18 warns of these in static HTML, where it is right that they do nothing.
const { hear, expectQuiet } = quietConsole(/^Warning: useLayoutEffect does nothing on the server/);

beforeEach(() => {
  // A test that expects a complaint mocks the method itself.
  for (const method of ["error", "warn"] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => hear(format(...words)));
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.localStorage?.clear();
  expectQuiet();
});
