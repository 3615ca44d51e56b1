import { faultsPath } from "./faults-path";
import { reloadChangedPage } from "./reload-changed-page";
import { showFaults } from "./show-faults";

const interval = 1000;

async function ask(): Promise<void> {
  if (document.hidden) return;
  try {
    const faults: unknown = await (await fetch(faultsPath)).json();
    if (isTextList(faults)) showFaults(faults);
    await reloadChangedPage();
  } catch {
    // The server is being restarted.
  }
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

setInterval(ask, interval);
document.addEventListener("visibilitychange", ask);
