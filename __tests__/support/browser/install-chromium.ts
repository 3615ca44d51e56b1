import { spawnSync } from "node:child_process";
import { chromiumPath, hasPlaywrightsOwn } from "../../../tools/chromium";

// Debian's needs no download from Playwright's own host.
const debian = "apt-get update && apt-get install -y chromium-headless-shell";
const installers = [
  ...(process.getuid?.() === 0 ? [debian] : []),
  "npx playwright install chromium",
];

/** Installs a Chromium if there is none; Playwright says so if there is none even then. */
function installChromium(): void {
  for (const installer of installers) {
    if (chromiumPath() || hasPlaywrightsOwn) return;
    spawnSync(installer, { shell: true, stdio: "inherit" });
  }
}

installChromium();
