import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "@playwright/test";
import { buildForTests } from "./build-for-tests";
import { chromiumArguments, findOrInstallChromium } from "./chromium";
import { runTool } from "./run-tool";
import { type Screen, screens } from "./screens";
import { startSiteServer } from "./serve/site-server";
import { startWebhookReceiver } from "./serve/webhook-receiver";
import { testBuilds, testHost, testReceiverPort } from "./test-builds";

const folder = "screenshots";
const widths = [390, 768, 1440];
const schemes = ["light", "dark"] as const;

runTool(takeScreenshots);

/** Writes every screen, at each width and in each scheme, as a PNG into `screenshots/`. */
async function takeScreenshots(): Promise<void> {
  const executablePath = await findOrInstallChromium();
  await buildWhatIsMissing();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const servers = await Promise.all([
    startSiteServer({ ...testBuilds.root, host: testHost }),
    startSiteServer({ ...testBuilds.prefixed, host: testHost }),
    startWebhookReceiver({ port: testReceiverPort, host: testHost }),
  ]);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  for (const colorScheme of schemes) {
    for (const width of widths) await takeAll(browser, { colorScheme, width });
  }
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}

async function buildWhatIsMissing(): Promise<void> {
  const isBuilt = Object.values(testBuilds).every((build) => existsSync(build.folder));
  if (isBuilt) return;
  const code = await buildForTests();
  if (code !== 0) throw new Error("The build failed, as said above, so there is nothing to see.");
}

type View = { colorScheme: (typeof schemes)[number]; width: number };

async function takeAll(browser: Browser, { colorScheme, width }: View): Promise<void> {
  const options: BrowserContextOptions = {
    colorScheme,
    // All content is there at once, so that a whole page can be taken.
    reducedMotion: "reduce",
    viewport: { width, height: width < 600 ? 844 : 900 },
  };
  const context = await browser.newContext(options);
  await warmUp(context);
  for (const screen of screens) {
    const path = `${folder}/${screen.name}-${width}-${colorScheme}.png`;
    await takeOne(await context.newPage(), screen, path);
  }
  await context.close();
}

/** Fills the cache: on a first visit a font that comes late leaves the system's in its place. */
async function warmUp(context: BrowserContext): Promise<void> {
  for (const { url } of Object.values(testBuilds)) {
    const page = await context.newPage();
    await page.goto(`${url}/`, { waitUntil: "networkidle" });
    await page.close();
  }
}

async function takeOne(
  page: Page,
  { address, prepare, isWholePage }: Screen,
  path: string,
): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  // Photos below the view load when they come near it.
  await page.evaluate(() => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
  });
  await prepare?.(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path, fullPage: isWholePage });
  await page.close();
  console.log(path);
}
