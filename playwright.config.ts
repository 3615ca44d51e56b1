import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./tools/chromium";
import { testBuilds } from "./tools/test-builds";

export default defineConfig({
  projects: [
    { name: "site", testDir: "__tests__/browser" },
    // Afterwards: the development server is busy enough to slow down every other test.
    { name: "preview", testDir: "__tests__/preview", dependencies: ["site"] },
    { name: "screenshots", testDir: "__tests__/screenshots" },
  ],
  outputDir: "test-results",
  // Some tests wait for what takes the site 15 s, on machines that are slow and shared.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  retries: 0,
  failOnFlakyTests: Boolean(process.env.CI),
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["./__tests__/support/browser/reliability-table.ts"]],
  use: {
    browserName: "chromium",
    baseURL: testBuilds.root.url,
    // Motion takes time and moves what is to be clicked; the specs that are about it ask for it.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: "retain-on-failure",
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  webServer: Object.entries(testBuilds).map(([name, { url }]) => ({
    command: `tsx tools/serve-test-build.ts ${name}`,
    url: `${url}/`,
    reuseExistingServer: false,
  })),
});
