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

test("a page requests nothing before it is painted, or if nobody paints it, until a second later", async () => {
  loadScriptsAfterPaint(files);
  paint();
  await jest.advanceTimersByTimeAsync(999);
  expect(asked()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2);
  expect(asked()).toEqual([...files.scripts, ...files.data]);
});

test("once painted, it requests everything, and runs its scripts in order", async () => {
  loadScriptsAfterPaint(files);
  paint();
  paint();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([...files.scripts, ...files.data]);
  for (const script of document.querySelectorAll("script")) expect(script.async).toBe(false);
});

test("a page whose scripts neither come nor fail is marked after 20 seconds, unless it is React's", async () => {
  const { dataset } = document.documentElement;
  for (const hydrated of ["true", undefined]) {
    if (hydrated) dataset.hydrated = hydrated;
    else delete dataset.hydrated;
    loadScriptsAfterPaint(files);
    await jest.advanceTimersByTimeAsync(20_999);
    expect(dataset.broken).toBeUndefined();
    await jest.advanceTimersByTimeAsync(2);
    expect(dataset.broken).toBe(hydrated ? undefined : "true");
  }
  delete dataset.broken;
});
