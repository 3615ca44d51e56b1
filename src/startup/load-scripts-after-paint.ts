export type LateFiles = {
  /** Addresses of the page's scripts, the one that starts them last. */
  scripts: string[];
  /** Addresses of the data that those scripts will fetch. */
  data: string[];
};

/** Milliseconds after which the scripts load without a paint: a hidden page has none. */
const longestWait = 1_000;

/**
 * Loads a page's scripts, and the data that they will fetch, once the page has been painted.
 * Each page runs it as an inline script (gatsby/inline-script.ts).
 */
export async function loadScriptsAfterPaint({ scripts, data }: LateFiles): Promise<void> {
  // So Gatsby says that it has no data for the page.
  addEventListener("unhandledrejection", markAsBroken);
  // A script of ours that came, but is not what it should be.
  addEventListener("error", ({ filename }) => {
    if (filename.startsWith(origin) && filename.endsWith(".js")) markAsBroken();
  });
  await new Promise((resolve) => {
    setTimeout(resolve, longestWait);
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  // Each in a task of its own: requesting one takes a slow phone up to 10 ms.
  for (const src of scripts) setTimeout(() => addScript(src));
  for (const href of data) setTimeout(() => preload(href));
}

function addScript(src: string): void {
  const script = Object.assign(document.createElement("script"), { src, async: false });
  script.onerror = () => {
    // Gatsby requests a script again if no element does.
    script.remove();
    markAsBroken();
  };
  document.head.append(script);
}

function preload(href: string): void {
  const attributes = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href };
  document.head.append(Object.assign(document.createElement("link"), attributes));
}

/** Until a broken page is hydrated, it says what it says without JavaScript (waitlist.tsx). */
function markAsBroken(): void {
  document.documentElement.dataset.broken = "true";
}
