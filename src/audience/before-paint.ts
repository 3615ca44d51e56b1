/**
 * Shows the view that the address asks for, before the first paint and whenever the address changes,
 * and handles the toggle. Every page has this function's source as an inline script in its head
 * (gatsby-ssr.tsx), so it may use nothing from outside itself.
 */
export function beforePaint(): void {
  // Some mail programs write `=` as `=3D`.
  const inQuery = /[?&]audience=(?:3D)?provider[^&]*/i;

  function show() {
    const audience = inQuery.test(location.search) ? "providers" : "patients";
    document.documentElement.dataset.audience = audience;
    for (const radio of document.querySelectorAll<HTMLInputElement>("input[name=audience]")) {
      radio.checked = radio.value === audience;
    }
    dispatchEvent(new Event("audiencechange"));
  }

  /** Keeps the section that is being read where it is, if the other view has it. */
  function showInPlace() {
    const readingLine = innerHeight * 0.6;
    const top = (section: Element) => section.getBoundingClientRect().top;
    const sections = [...document.querySelectorAll<HTMLElement>("main section[id]")];
    const section = sections.findLast((one) => one.offsetHeight > 0 && top(one) <= readingLine);
    const before = section ? top(section) : 0;
    show();
    if (!section?.offsetHeight) return;
    scrollBy(0, top(section) - Math.max(before, readingLine - section.offsetHeight));
  }

  show();
  addEventListener("DOMContentLoaded", show);
  // On `pageshow`, the browser may have restored the other radio.
  addEventListener("pageshow", show);
  addEventListener("popstate", show);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "audience") return;
    const { pathname, search, hash } = location;
    const otherParameters = search.replace(inQuery, "").replace(/^&/, "?");
    const audienceParameter =
      target.value === "providers" ? `${otherParameters ? "&" : "?"}audience=providers` : "";
    history.replaceState(history.state, "", pathname + otherParameters + audienceParameter + hash);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || !document.startViewTransition) showInPlace();
    else document.startViewTransition(showInPlace);
  });
  try {
    decodeURI(location.search + location.hash);
  } catch {
    // At a malformed escape, such as #100%, Gatsby would throw and leave the page empty.
    const { pathname, search, hash } = location;
    history.replaceState(history.state, "", pathname + (search + hash).replaceAll("%", ""));
  }
  // Decodes the inlined fonts before the first layout, so that lines do not move after it.
  for (const font of document.fonts ?? []) if (font.display === "block") void font.load();
}
