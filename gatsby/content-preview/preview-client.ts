import { faultsPath } from "./faults-path";
import { showFaults } from "./show-faults";

const interval = 1000;

let shown: string | undefined;

async function ask(): Promise<void> {
  if (document.hidden) return;
  try {
    showFaults(await (await fetch(faultsPath)).json());
    await reloadChangedPage();
  } catch {
    // The server is being restarted.
  }
}

/**
 * Reloads the page when its content has changed, if its address has a query, such as
 * `?audience=providers`: Gatsby itself updates a page only at an address without one.
 */
async function reloadChangedPage(): Promise<void> {
  const { pathname, search } = location;
  const folder = pathname === "/" ? "/index" : pathname;
  const data = await (await fetch(`/page-data${folder}/page-data.json`)).text();
  if (search !== "" && shown !== undefined && shown !== data) location.reload();
  shown = data;
}

setInterval(ask, interval);
document.addEventListener("visibilitychange", ask);
