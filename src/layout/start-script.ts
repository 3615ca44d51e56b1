/**
 * Marks `<html>` with `data-scripts` as long as the page can become what it should be: "loading", then
 * "ready". Without the mark, as without scripts, the waitlist says how to join by email. Every page has
 * this function's source as an inline script in its head (gatsby-ssr.tsx), so it may use nothing from
 * outside itself, and its comments, which would be sent, are here:
 *
 * - 20 seconds: on a line of 50 kB/s, a slow phone needs seven.
 * - `pressed`: the form sends itself once React has come (waitlist/form-body.tsx).
 * - The last listener captures, because a script that does not load tells only itself.
 */
export function startScript(): void {
  const { dataset } = document.documentElement;
  dataset.scripts = "loading";

  function fail() {
    if (dataset.scripts === "loading") delete dataset.scripts;
  }

  setTimeout(fail, 20_000);
  addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLElement) target.dataset.pressed = "";
  });
  addEventListener("unhandledrejection", fail);
  addEventListener(
    "error",
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) fail();
    },
    true,
  );
}

/** Says that React runs the page that was asked for; it may come after the page was given up. */
export function markReady(): void {
  document.documentElement.dataset.scripts = "ready";
}

/** Says that React does not run the page after all. */
export function markFailed(): void {
  delete document.documentElement.dataset.scripts;
}
