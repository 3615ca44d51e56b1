/**
 * Decides which view the page shows: the address says with which it opens, and then the toggle
 * decides. Every page has this function's source as an inline script in its head (gatsby-ssr.tsx), so
 * it may use nothing from outside itself.
 */
export function viewScript(): void {
  const { dataset } = document.documentElement;
  // Mail programs write `=` as `=3D`, and `&` as `&amp;`.
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

  /** Writes the view that is shown into the address of the current history entry. */
  function writeAddress() {
    const { pathname, search, hash } = location;
    const others = search.replace(inQuery, "").replace(/^&/, "?");
    const ours = `${others ? "&" : "?"}audience=providers`;
    const query = dataset.audience === "providers" ? others + ours : others;
    if (query !== search) history.replaceState(history.state, "", pathname + query + hash);
  }

  /** Shows a view; the section that is being read keeps its place, if the view has it. */
  function showInPlace(audience: string) {
    const readingLine = innerHeight * 0.6;
    const top = (section: Element) => section.getBoundingClientRect().top;
    const sections = [...document.querySelectorAll<HTMLElement>("main section[id]")];
    const read = sections.findLast((one) => one.offsetHeight > 0 && top(one) <= readingLine);
    const topBefore = read && top(read);
    show(audience);
    if (!read?.offsetHeight || topBefore === undefined) return;
    // A section that is shorter in this view still reaches the line.
    const topAfter = Math.max(topBefore, readingLine - read.offsetHeight);
    scrollBy(0, top(read) - topAfter);
  }

  showAddressed();
  addEventListener("DOMContentLoaded", showAddressed);
  // On `pageshow`, the browser may have restored the other radio.
  addEventListener("pageshow", showAddressed);
  addEventListener("popstate", writeAddress);
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "audience") return;
    // Views fade in from now on (audience.css).
    dataset.switched = "";
    // Otherwise cards that have risen would rise again.
    for (const part of document.querySelectorAll("[data-arrived]")) {
      part.removeAttribute("data-arrived");
    }
    showInPlace(target.value);
    writeAddress();
  });
  // React may render a link's plain address again: adds the view just before the link is used.
  for (const type of ["pointerover", "focusin", "click"]) {
    addEventListener(type, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link) return;
      const query = dataset.audience === "providers" ? "?audience=providers" : "";
      link.href = link.pathname + query + link.hash;
    });
  }
}
