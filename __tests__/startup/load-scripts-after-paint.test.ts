import { loadScriptsAfterPaint } from "../../src/startup/load-scripts-after-paint";

const files = {
  pageScripts: ["/page-1.js"],
  sharedScripts: ["/framework-2.js", "/app-3.js"],
  siteData: "/page-data/app-data.json",
  pageData: "/page-data/index/page-data.json",
};

const allScripts = [...files.pageScripts, ...files.sharedScripts];

let whenPainted: () => void;

class PaintObserver {
  constructor(callback: () => void) {
    whenPainted = callback;
  }
  observe() {}
}

function paint() {
  whenPainted();
  jest.advanceTimersByTime(0);
}

function openPage() {
  loadScriptsAfterPaint(files);
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
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
});

test("nothing is asked for until the page has been painted, then everything, once", () => {
  openPage();
  expect([...scripts(), ...preloads()]).toEqual([]);
  paint();
  expect(scripts()).toEqual(allScripts);
  expect(preloads()).toEqual([files.siteData, files.pageData]);
  paint();
  jest.runAllTimers();
  expect(scripts()).toEqual(allScripts);
});

test("the frame that shows the page does not wait for any of it", () => {
  openPage();
  whenPainted();
  expect([...scripts(), ...preloads()]).toEqual([]);
});

test("the scripts run in their order", () => {
  openPage();
  paint();
  expect([...document.querySelectorAll("script")].map(({ async }) => async)).toEqual([
    ...[false, false, false],
  ]);
});

test("a page that nobody has painted gets its scripts after a second", () => {
  openPage();
  jest.advanceTimersByTime(999);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(2);
  expect(scripts()).toEqual(allScripts);
});

test("so does one in a browser without a clock for paints", () => {
  Reflect.deleteProperty(window, "PerformanceObserver");
  expect(openPage).toThrow();
  jest.advanceTimersByTime(1001);
  expect(scripts()).toEqual(allScripts);
});

test("the page's data are asked for with its query, as Gatsby does", () => {
  window.history.replaceState(null, "", "/?audience=providers");
  openPage();
  paint();
  expect(preloads()).toContain(`${files.pageData}?audience=providers`);
});

test("a page without data of its own asks for those of the whole site", () => {
  loadScriptsAfterPaint({ ...files, pageData: undefined });
  paint();
  expect(preloads()).toEqual([files.siteData]);
});

/** As a browser reads it where scripts run: the element holds text. */
function addWordsWithoutScript() {
  const element = document.createElement("noscript");
  element.textContent = "<p>Write to us</p>";
  document.body.append(element);
}

function failToLoad(src: string) {
  document.querySelector(`script[src="${src}"]`)?.dispatchEvent(new Event("error"));
}

test.each(files.sharedScripts)(
  "if %s does not come, the page says what it says without",
  (script) => {
    addWordsWithoutScript();
    openPage();
    paint();
    expect(document.querySelector("p")).toBeNull();
    failToLoad(script);
    expect(document.querySelector("body > p")).toHaveTextContent("Write to us");
  },
);

test("the page's own script is taken away if it does not come, so that Gatsby asks again", () => {
  addWordsWithoutScript();
  openPage();
  paint();
  failToLoad("/page-1.js");
  expect(scripts()).toEqual(files.sharedScripts);
  expect(document.querySelector("p")).toBeNull();
});
