export type LateFiles = {
  /** Addresses of the scripts, the one that starts the page last. */
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
export function lateScriptLoader({ scripts, data }: LateFiles): string {
  const adding =
    "function add(n,p){document.head.append(Object.assign(document.createElement(n),p))}" +
    'function preload(u){add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href:u})}';
  // Gatsby asks for a page's data with the query of the page.
  const pageData = data.page ? `preload(${JSON.stringify(data.page)}+location.search);` : "";
  // One after the other, each in a task of its own, not all in the task of the one that comes last.
  const loading =
    "function load(){if(isLoading)return;isLoading=1;" +
    `${JSON.stringify(scripts)}.forEach(function(u){add("script",{src:u,async:false})});` +
    `preload(${JSON.stringify(data.app)});${pageData}}`;
  // One frame later, because the first may not yet show what the parser had not reached.
  const whenPainted =
    "new PerformanceObserver(function(){requestAnimationFrame(load)})" +
    '.observe({type:"paint",buffered:true})';
  return `!function(isLoading){${adding}${loading}setTimeout(load,1e3);${whenPainted}}()`;
}
