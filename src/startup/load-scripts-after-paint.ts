export type LateFiles = {
  /** Addresses of the scripts with the page's own code. */
  pageScripts: string[];
  /** Addresses of the scripts that all pages share, the one that starts them last. */
  sharedScripts: string[];
  /** Addresses of the data that those scripts will fetch; a page may have none of its own. */
  siteData: string;
  pageData?: string;
};

/** How Gatsby's error begins if it has no data for a page; without its script, it names that. */
const gatsbyGivesUp = "page resources";

/** Milliseconds after which the scripts load without a paint: a hidden page has none. */
const patience = 1_000;

/**
 * Loads a page's scripts, and the data that they will fetch, once the page has been painted.
 * Each page runs it as an inline script (gatsby/inline-script.ts).
 *
 * @throws ReferenceError in a browser without PerformanceObserver; the scripts load nevertheless.
 */
export function loadScriptsAfterPaint(files: LateFiles): void {
  let isLoading = false;

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    addEventListener("unhandledrejection", ({ reason }) => {
      const failures = [gatsbyGivesUp, ...files.pageScripts];
      if (failures.some((words) => reason?.message?.includes(words))) showWordsWithoutScript();
    });
    // Each in a task of its own: requesting one takes a slow phone up to 10 ms.
    for (const script of files.pageScripts) {
      // Gatsby requests the page's script again if no element does.
      setTimeout(() => addScript(script, (element) => element.remove()));
    }
    for (const script of files.sharedScripts) {
      setTimeout(() => addScript(script, showWordsWithoutScript));
    }
    setTimeout(() => preload(files.siteData));
    // Gatsby requests a page's data with the query of the page.
    if (files.pageData) setTimeout(() => preload(files.pageData + location.search));
  }

  setTimeout(load, patience);
  // One frame later: the first may not yet show what the parser had not reached.
  new PerformanceObserver(() => requestAnimationFrame(load)).observe({
    type: "paint",
    buffered: true,
  });
}

function addScript(src: string, onFailure: (script: HTMLScriptElement) => void): void {
  const script = document.createElement("script");
  // In their order, but each in a task of its own.
  document.head.append(
    Object.assign(script, { src, async: false, onerror: () => onFailure(script) }),
  );
}

function preload(href: string): void {
  const attributes = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href };
  document.head.append(Object.assign(document.createElement("link"), attributes));
}

/** Shows visitors whose scripts do not load what a page says without JavaScript. */
function showWordsWithoutScript(): void {
  for (const element of document.querySelectorAll("noscript")) {
    element.outerHTML = element.textContent ?? "";
  }
}
