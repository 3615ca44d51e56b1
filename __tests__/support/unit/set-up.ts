import "@testing-library/jest-dom";

let complaints: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  const print = console.error;
  complaints = jest.spyOn(console, "error").mockImplementation((...words) => {
    if (!falseAlarm.test(String(words[0]))) print(...words);
  });
});

/** React 18 warns of these in static HTML, where it is right that they do nothing. */
const falseAlarm = /^Warning: useLayoutEffect does nothing on the server/;

// React tells of a missing key, a wrong nesting or a failed hydration on the console only.
afterEach(() => {
  const calls = complaints.mock.calls.filter(([message]) => !falseAlarm.test(String(message)));
  jest.restoreAllMocks();
  globalThis.localStorage?.clear();
  expect(calls).toEqual([]);
});
