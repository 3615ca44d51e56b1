import "@testing-library/jest-dom";

let complaints: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  complaints = jest.spyOn(console, "error");
});

// React tells of a missing key, a wrong nesting or a failed hydration on the console only.
afterEach(() => {
  const { calls } = complaints.mock;
  jest.restoreAllMocks();
  globalThis.localStorage?.clear();
  expect(calls).toEqual([]);
});
