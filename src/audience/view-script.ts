/**
 * Decides which view the page shows, for as long as it is open: reads the address, follows the
 * toggle, and gives links the view. Every page has this function's source as an inline script in its
 * head (gatsby-ssr.tsx), so it may use nothing from outside itself.
 */
export function viewScript(): void {
  const { dataset } = document.documentElement;
  // Some mail programs write `=` as `=3D`.
  const inQuery = /[?&]audience=(?:3D)?provider[^&]*/gi;

  function show() {
    const audience = location.search.match(inQuery) ? "providers" : "patients";
    dataset.audience = audience;
    for (const radio of document.querySelectorAll<HTMLInputElement>("input[name=audience]")) {
      radio.checked = radio.value === audience;
    }
    dispatchEvent(new Event("audiencechange"));
  }

  let lastSwitch = { scrollBefore: 0, scrollAfter: -1 };

  /**
   * Keeps the section that is being read where it is, if the other view has it. Switching back without
   * having scrolled returns to the place of before.
   */
  function showInPlace() {
    const scrollBefore = scrollY;
    const readingLine = innerHeight * 0.6;
    const top = (section: Element) => section.getBoundingClientRect().top;
    const sections = [...document.querySelectorAll<HTMLElement>("main section[id]")];
    const section = sections.findLast((one) => one.offsetHeight > 0 && top(one) <= readingLine);
    const before = section ? top(section) : 0;
    show();
    if (scrollBefore === lastSwitch.scrollAfter) scrollBy(0, lastSwitch.scrollBefore - scrollY);
    else if (section?.offsetHeight) {
      scrollBy(0, top(section) - Math.max(before, readingLine - section.offsetHeight));
    }
    lastSwitch = { scrollBefore, scrollAfter: scrollY };
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
    // Views fade in from now on (audience.css).
    dataset.switched = "";
    // Otherwise cards that have risen would rise again.
    for (const part of document.querySelectorAll("[data-arrived]")) {
      part.removeAttribute("data-arrived");
    }
    showInPlace();
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
