export type LateFiles = {
  /** Addresses of the page's own scripts. */
  ownScripts: string[];
  /** Addresses of the scripts of all pages, the one that starts them last. */
  scripts: string[];
  /** Addresses of the data that those scripts will fetch. */
  data: { app: string; page?: string };
};

/**
 * Inline script that asks for a page's scripts, and for the data they will need, once the page has
 * been painted. A page that is not in view is not painted, and a browser that hides its timings
 * does not say when it has painted: there the scripts come after a second.
 *
 * @returns the script's source.
 */
export function lateScriptLoader({ ownScripts, scripts, data }: LateFiles): string {
  // One script after the other, each in a task of its own, not all in the task of the last to come.
  const adding =
    "function add(n,p){document.head.append(Object.assign(document.createElement(n),p))}" +
    'function run(u,onerror){add("script",{src:u,async:false,onerror:onerror})}' +
    'function preload(u){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:u})}';
  // What the page says to those without JavaScript is then for this visitor too. Once React is
  // there (it marks what is selected), nothing that fails is of that kind.
  const failing =
    'function fail(){if(!document.querySelector("[data-selected]"))document.querySelectorAll("noscript").forEach(function(n){n.outerHTML=n.textContent})}';
  // Gatsby asks for the page's own script again if it finds no element that does; if that or the
  // page's data fail for good, it says so by a rejection.
  const retrying = "function retry(){this.remove()}";
  // Gatsby asks for a page's data with the query of the page.
  const pageData = data.page ? `preload(${JSON.stringify(data.page)}+location.search);` : "";
  const loading =
    "function load(){if(isLoading)return;isLoading=1;" +
    'addEventListener("unhandledrejection",fail);' +
    `${JSON.stringify(ownScripts)}.forEach(function(u){run(u,retry)});` +
    `${JSON.stringify(scripts)}.forEach(function(u){run(u,fail)});` +
    `preload(${JSON.stringify(data.app)});${pageData}}`;
  // One frame later, because the first may not yet show what the parser had not reached.
  const whenPainted =
    "new PerformanceObserver(function(){requestAnimationFrame(load)})" +
    '.observe({type:"paint",buffered:true})';
  return `!function(isLoading){${adding}${failing}${retrying}${loading}setTimeout(load,1e3);${whenPainted}}()`;
}
