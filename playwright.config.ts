import { defineConfig } from "@playwright/test";
import { testBuilds } from "./__tests__/builds/test-builds";
import { testChromiumArguments } from "./__tests__/support/browser/test-chromium";
import { findChromium } from "./tools/chromium";

const inChromium = {
  browserName: "chromium",
  launchOptions: { executablePath: findChromium(), args: testChromiumArguments },
} as const;

export default defineConfig({
  projects: [
    { name: "site", testDir: "__tests__/browser", use: inChromium },
    // The visitor's path, in browsers that have to be installed first (CONTRIBUTING.md).
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testDir: "__tests__/browser",
      grep: /@smoke/,
      use: { browserName },
    })),
  ],
  outputDir: "test-results",
  // Some tests wait for what takes the site 15 s, on machines that are slow and shared.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The tests of a file side by side, so that a long one keeps no worker waiting at the end.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  failOnFlakyTests: Boolean(process.env.CI),
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: testBuilds.root.url,
    // Timestamps are in UTC: in another zone, here and in jest.config.js, a local time shows.
    timezoneId: "America/New_York",
    // Motion takes time and moves what is to be clicked; the specs that are about it ask for it.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace takes a fifth of the time; by hand, --trace=on makes one of the test in question.
    trace: process.env.CI ? "retain-on-failure" : "off",
  },
  webServer: {
    command: "tsx __tests__/builds/serve-test-builds.ts",
    // This build is the last that it serves.
    url: `${testBuilds.root.url}/`,
    reuseExistingServer: false,
  },
});
