import { faultsPath } from "./faults-path";
import { renewPage } from "./renew-page";
import { showFaults } from "./show-faults";

/** How often a page asks what is new, in milliseconds. */
const interval = 1000;

async function ask(): Promise<void> {
  if (document.hidden) return;
  try {
    const faults: unknown = await (await fetch(faultsPath)).json();
    if (isListOfTexts(faults)) showFaults(faults);
    await renewPage();
  } catch {
    // The server is being restarted.
  }
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

setInterval(ask, interval);
document.addEventListener("visibilitychange", ask);
