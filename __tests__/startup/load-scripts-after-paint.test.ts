import { loadScriptsAfterPaint } from "../../src/startup/load-scripts-after-paint";

const files = {
  scripts: ["/page-1.js", "/framework-2.js", "/app-3.js"],
  data: ["/page-data/app-data.json", "/page-data/index/page-data.json"],
};

let paint: () => void;

/** The addresses that the page has asked for, in this order. */
function asked(): (string | null)[] {
  return [...document.head.children].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    paint = () => callback(0);
    return 0;
  });
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test("once painted, a page requests everything once, in order", async () => {
  loadScriptsAfterPaint(files);
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([]);
  paint();
  await jest.runAllTimersAsync();
  expect(asked()).toEqual([...files.scripts, ...files.data]);
  for (const script of document.querySelectorAll("script")) expect(script.async).toBe(false);
});

test("a page that nobody has painted gets its scripts after a second", async () => {
  loadScriptsAfterPaint(files);
  await jest.advanceTimersByTimeAsync(999);
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2);
  expect(asked()).toEqual([...files.scripts, ...files.data]);
});
