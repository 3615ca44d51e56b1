/**
 * Decides which view the page shows: the address says with which it opens, and then the toggle
 * decides. Every page has this function's source as an inline script in its head (gatsby-ssr.tsx), so
 * it may use nothing from outside itself, and its comments, which would be sent, are here:
 *
 * - `inQuery`: mail programs write `=` as `=3D`, and `&` as `&amp;`.
 * - `writeAddress`: writes the view that is shown into the address of the current history entry.
 * - `showInPlace`: shows a view, and keeps the section that is being read in its place, if the view has
 *   it. It is the last one that begins above `readingLine`, and at `leastTop` it still reaches that
 *   line, however short it is in this view.
 * - `pageshow`: the browser may have restored the other radio.
 * - `switched`: views fade in from now on (audience.css).
 * - The last loop adds the view to a link just before it is used: React may render its plain address.
 */
export function viewScript(): void {
  const { dataset } = document.documentElement;
  const inQuery = /[?&](?:amp;)?audience=(?:3D)?provider[^&]*/gi;

  function show(audience: string) {
    dataset.audience = audience;
    for (const radio of document.querySelectorAll<HTMLInputElement>("input[name=audience]")) {
      radio.checked = radio.value === audience;
    }
  }

  function showAddressed() {
    show(location.search.match(inQuery) ? "providers" : "patients");
  }

  function writeAddress() {
    const { pathname, search, hash } = location;
    const others = search.replace(inQuery, "").replace(/^&/, "?");
    const ours = `${others ? "&" : "?"}audience=providers`;
    const query = dataset.audience === "providers" ? others + ours : others;
    if (query !== search) history.replaceState(history.state, "", pathname + query + hash);
  }

  function showInPlace(audience: string) {
    const readingLine = innerHeight * 0.6;
    const top = (section: Element) => section.getBoundingClientRect().top;
    const sections = [...document.querySelectorAll<HTMLElement>("main section[id]")];
    const section = sections.findLast((one) => one.offsetHeight > 0 && top(one) <= readingLine);
    const topBefore = section ? top(section) : 0;
    show(audience);
    if (!section || section.offsetHeight === 0) return;
    const leastTop = readingLine - section.offsetHeight;
    scrollBy(0, top(section) - Math.max(topBefore, leastTop));
  }

  showAddressed();
  addEventListener("DOMContentLoaded", showAddressed);
  addEventListener("pageshow", showAddressed);
  addEventListener("popstate", writeAddress);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "audience") return;
    dataset.switched = "";
    showInPlace(target.value);
    writeAddress();
  });
  for (const type of ["pointerover", "focusin", "click"]) {
    addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link) return;
      const query = dataset.audience === "providers" ? "?audience=providers" : "";
      link.href = link.pathname + query + link.hash;
    });
  }
}
