export type LateFiles = {
  /** Addresses of the page's scripts, the one that starts them last. */
  scripts: string[];
  /** Addresses of the data that those scripts will fetch. */
  data: string[];
};

/** Milliseconds after which the scripts load without a paint: a hidden page has none. */
const patience = 1_000;

/**
 * Loads a page's scripts, and the data that they will fetch, once the page has been painted.
 * Each page runs it as an inline script (gatsby/inline-script.ts).
 */
export async function loadScriptsAfterPaint({ scripts, data }: LateFiles): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, patience);
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  // Each in a task of its own: requesting one takes a slow phone up to 10 ms.
  for (const src of scripts) setTimeout(() => add("script", { src, async: false }));
  for (const href of data) {
    setTimeout(() => add("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
  }
}

function add(tag: "script" | "link", attributes: object): void {
  const element = Object.assign(document.createElement(tag), attributes);
  element.onerror = () => {
    // Gatsby requests a script again if no element does.
    element.remove();
    showWordsWithoutScript();
  };
  document.head.append(element);
}

/** Shows visitors whose scripts do not load what a page says without JavaScript. */
function showWordsWithoutScript(): void {
  for (const element of document.querySelectorAll("noscript")) {
    element.outerHTML = element.textContent ?? "";
  }
}
