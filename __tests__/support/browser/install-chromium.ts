import { execSync } from "node:child_process";
import { findChromium } from "../../../tools/chromium";

const installers = [
  // Debian's, which needs no download from Playwright's own host.
  ...(process.getuid?.() === 0
    ? ["apt-get update && apt-get install -y chromium-headless-shell"]
    : []),
  "npx playwright install chromium",
];

/** Installs a Chromium if there is none. Throws if there is none even then. */
function installChromium(): void {
  for (const installer of installers) {
    if (hasChromium()) return;
    try {
      execSync(installer, { stdio: "inherit" });
    } catch {
      console.error(`"${installer}" failed.`);
    }
  }
  findChromium();
}

function hasChromium(): boolean {
  try {
    findChromium();
    return true;
  } catch {
    return false;
  }
}

installChromium();
