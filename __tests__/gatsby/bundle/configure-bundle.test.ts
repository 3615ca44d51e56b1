/** @jest-environment node */
import { configureBundle } from "../../../gatsby/bundle/configure-bundle";

function earlyScripts(): string {
  const define = jest.fn();
  const actions = { setWebpackConfig: jest.fn() };
  configureBundle({ stage: "build-html", plugins: { define }, actions } as never);
  return JSON.stringify(define.mock.calls);
}

test("pages are written again in every build, since their bundle is never the same twice", () => {
  jest.useFakeTimers({ now: 1 });
  const before = earlyScripts();
  jest.setSystemTime(2);
  expect(earlyScripts()).not.toBe(before);
});
