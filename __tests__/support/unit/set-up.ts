import { readFileSync } from "node:fs";

// Its matchers look at a page, and take a while to load.
if (globalThis.document) require("@testing-library/jest-dom");

// What is for the other audience is on the page too, and hidden by this sheet.
globalThis.document?.documentElement
  .appendChild(document.createElement("style"))
  .append(readFileSync("src/styles/audience.css", "utf8"));

/** Undefined where a group's `beforeAll` has failed, which alone is to be reported. */
let complaints: jest.SpiedFunction<typeof console.error> | undefined;

beforeEach(() => {
  const print = console.error;
  complaints = jest.spyOn(console, "error").mockImplementation((...words) => {
    if (!falseAlarm.test(String(words[0]))) print(...words);
  });
});

/** React 18 warns of these in static HTML, where it is right that they do nothing. */
const falseAlarm = /^Warning: useLayoutEffect does nothing on the server/;

// React reports a missing key, wrong nesting or a failed hydration on the console only.
afterEach(() => {
  const calls = complaints?.mock.calls.filter(([message]) => !falseAlarm.test(String(message)));
  jest.restoreAllMocks();
  globalThis.localStorage?.clear();
  expect(calls ?? []).toEqual([]);
});
