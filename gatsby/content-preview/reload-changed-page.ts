let shown: string | undefined;

/**
 * Reloads the page when its content has changed, if its address has a query, such as
 * `?audience=providers`: Gatsby itself updates a page only at an address without one.
 */
export async function reloadChangedPage(): Promise<void> {
  const { pathname, search } = location;
  if (search === "") {
    shown = undefined;
    return;
  }
  const folder = pathname === "/" ? "/index" : pathname;
  const data = await (await fetch(`/page-data${folder}/page-data.json`)).text();
  if (shown !== undefined && shown !== data) location.reload();
  shown = data;
}
