import { lateScriptLoader } from "../../../build/late-scripts/late-script-loader";

const files = {
  scripts: ["/page-1.js", "/app-2.js"],
  data: { app: "/page-data/app-data.json", page: "/page-data/index/page-data.json" },
};

let paint: () => void;

class PaintObserver {
  constructor(painted: () => void) {
    paint = painted;
  }
  observe() {}
}

function openPage() {
  new Function(lateScriptLoader(files))();
}

function scripts(): string[] {
  return [...document.querySelectorAll("script")].map((script) => script.getAttribute("src") ?? "");
}

function preloads(): string[] {
  return [...document.querySelectorAll("link[rel=preload]")].map(
    (link) => link.getAttribute("href") ?? "",
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
  window.history.replaceState(null, "", "/");
});

test("nothing is asked for until the page has been painted, then everything, once", () => {
  openPage();
  expect([...scripts(), ...preloads()]).toEqual([]);
  paint();
  expect(scripts()).toEqual(files.scripts);
  expect(preloads()).toEqual([files.data.app, files.data.page]);
  paint();
  jest.runAllTimers();
  expect(scripts()).toEqual(files.scripts);
});

test("the scripts run in their order", () => {
  openPage();
  paint();
  expect([...document.querySelectorAll("script")].map(({ async }) => async)).toEqual([
    false,
    false,
  ]);
});

test("a page that nobody has painted gets its scripts after a second", () => {
  openPage();
  jest.advanceTimersByTime(999);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(files.scripts);
});

test("so does one in a browser without a clock for paints", () => {
  Reflect.deleteProperty(window, "PerformanceObserver");
  expect(openPage).toThrow();
  jest.advanceTimersByTime(1000);
  expect(scripts()).toEqual(files.scripts);
});

test("the page's data are asked for with its query, as Gatsby does", () => {
  window.history.replaceState(null, "", "/?audience=providers");
  openPage();
  paint();
  expect(preloads()).toContain(`${files.data.page}?audience=providers`);
});

test("a page without data of its own asks for those of the whole site", () => {
  new Function(lateScriptLoader({ ...files, data: { app: files.data.app } }))();
  paint();
  expect(preloads()).toEqual([files.data.app]);
});

test("it stands in a page as it is: nothing in it could close its element", () => {
  expect(lateScriptLoader(files)).not.toMatch(/<|&/);
});
