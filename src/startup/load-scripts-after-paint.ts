export type LateFiles = {
  /** Addresses of the page's scripts, the one that starts them last. */
  scripts: string[];
  /** Addresses of the data that those scripts will fetch. */
  data: string[];
};

/** Milliseconds after which the scripts load without a paint: a hidden page has none. */
const longestWait = 1_000;

/** Milliseconds after which nobody should wait for scripts that neither come nor fail. */
const longestLoad = 20_000;

/**
 * Loads a page's scripts, and the data that they will fetch, once the page has been painted.
 * Each page runs it as an inline script (gatsby/html/finish-pages.ts).
 */
export async function loadScriptsAfterPaint({ scripts, data }: LateFiles): Promise<void> {
  // Gatsby rejects if it has no data for the page; a file that is not a script is an error.
  addEventListener("unhandledrejection", ({ reason }) => markIfOurs(String(reason?.stack)));
  addEventListener("error", ({ filename }) => markIfOurs(filename));
  await new Promise((resolve) => {
    setTimeout(resolve, longestWait);
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  setTimeout(() => document.documentElement.dataset.hydrated ?? markAsBroken(), longestLoad);
  // Each request is a task of its own, which takes a slow phone up to 10 ms.
  for (const src of scripts) setTimeout(() => addScript(src));
  for (const href of data) setTimeout(() => preload(href));
}

function addScript(src: string): void {
  const script = Object.assign(document.createElement("script"), { src, async: false });
  script.onerror = () => {
    // Gatsby retries a chunk only if no script tag for it remains.
    script.remove();
    markAsBroken();
  };
  document.head.append(script);
}

function preload(href: string): void {
  const attributes = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href };
  document.head.append(Object.assign(document.createElement("link"), attributes));
}

/**
 * Marks the page as broken if one of its own files failed. What extensions and networks put into a
 * page fails there as well, and the page works on.
 *
 * @param places - where it failed: a file's address, or a stack, in which that comes first.
 */
function markIfOurs(places: string): void {
  const [file = ""] = /[\w-]+:\/\/\S+/.exec(places) ?? [];
  if (file.startsWith(`${origin}/`) && /\.js\b/.test(file)) markAsBroken();
}

/** Until a broken page is hydrated, it says what it says without JavaScript (waitlist/). */
function markAsBroken(): void {
  document.documentElement.dataset.broken = "true";
}
