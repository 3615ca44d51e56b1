import { loadScriptsAfterPaint } from "../../src/startup/load-scripts-after-paint";

const files = {
  pageScripts: ["/page-1.js"],
  sharedScripts: ["/framework-2.js", "/app-3.js"],
  siteData: "/page-data/app-data.json",
  pageData: "/page-data/index/page-data.json",
};

const everything = [...files.pageScripts, ...files.sharedScripts, files.siteData, files.pageData];

let whenPainted: () => void;

class PaintObserver {
  constructor(callback: () => void) {
    whenPainted = callback;
  }
  observe() {}
}

/** The addresses that the page has asked for, in this order. */
function asked(): (string | null)[] {
  return [...document.head.children].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    callback(0);
    return 0;
  });
  Object.assign(window, { PerformanceObserver: PaintObserver });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "PerformanceObserver");
  document.head.replaceChildren();
});

test("once painted, but not in the same frame, a page requests everything once, in order", () => {
  loadScriptsAfterPaint(files);
  jest.advanceTimersByTime(0);
  whenPainted();
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(0);
  expect(asked()).toEqual(everything);
  for (const script of document.querySelectorAll("script")) expect(script.async).toBe(false);
  whenPainted();
  jest.runAllTimers();
  expect(asked()).toEqual(everything);
});

test("a page that nobody has painted gets its scripts after a second", () => {
  loadScriptsAfterPaint(files);
  jest.advanceTimersByTime(999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(2);
  expect(asked()).toEqual(everything);
});

test("a page without data of its own requests that of the whole site", () => {
  loadScriptsAfterPaint({ ...files, pageData: undefined });
  jest.advanceTimersByTime(1_001);
  expect(asked()).toEqual(everything.slice(0, -1));
});
