/**
 * Gives a page the one address by which the site knows it, however a host spelled it: `/about` for
 * `/about.html`, `/about/` and `/about/index.html`. Each page has its own in `data-path`; where
 * no page is, the path stays, unless it is no valid URI, at which Gatsby's scripts would fail.
 */
export function unifyAddress(): void {
  const { pathname, search, hash } = location;
  const path = document.documentElement.dataset.path ?? validPath(pathname);
  if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
}

function validPath(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll("%", "~");
  }
}
