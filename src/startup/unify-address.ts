/**
 * Gives a page the one address by which the site knows it, however a host spelled it: `/about` for
 * `/about.html`, `/about/` and `/about/index.html`. Each page has its own in `data-path`; where
 * no page is, the path stays, unless Gatsby's scripts would fail at it: at what is no valid URI, or
 * has an escaped slash, which they take for one.
 */
export function unifyAddress(): void {
  const { pathname, search, hash } = location;
  const path = document.documentElement.dataset.path ?? validPath(pathname);
  if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
}

function validPath(path: string): string {
  try {
    if (decodeURI(path) === decodeURIComponent(path)) return path;
  } catch {
    // The path is no valid URI.
  }
  return path.replaceAll("%", "~");
}
