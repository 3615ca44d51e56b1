import { spawnSync } from "node:child_process";
import { chromiumPath, hasPlaywrightsOwn } from "../../../tools/chromium";
import { startServer } from "../../../tools/http-server";
import { testSite } from "./test-site";

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

/** Reports a port in use now, not when the site has been built. */
async function checkPorts(): Promise<void> {
  const { host, port, receiverPort } = testSite;
  for (const one of [port, receiverPort]) {
    const { close } = await startServer(
      { host, port: one, variable: "TEST_PORT" },
      () => undefined,
    );
    await close();
  }
}

async function prepare(): Promise<void> {
  await checkPorts();
  installChromium();
  console.log(
    "4 checks run at the same time: check:content, lint, test:unit and test:site, which takes longest. It builds a site (1 of 2), and opens it in Chromium (2 of 2).",
  );
}

prepare().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
