import { defineConfig } from "@playwright/test";
import { testSite } from "./__tests__/support/browser/test-site";
import { chromiumPath } from "./tools/chromium";

const chromium = {
  browserName: "chromium",
  launchOptions: { executablePath: chromiumPath() },
} as const;

export default defineConfig({
  testDir: "__tests__/browser",
  projects: [
    { name: "site", use: chromium },
    // Pictures of every screen; only `npm run looks` takes them.
    {
      name: "looks",
      testMatch: "looks.ts",
      snapshotPathTemplate: `${process.env.LOOKS_PICTURES}/{arg}{ext}`,
      use: chromium,
    },
    // The visitor's path, in browsers that have to be installed first (.github/workflows/ci.yml).
    { name: "firefox", grep: /@smoke/, use: { browserName: "firefox" } },
    { name: "webkit", grep: /@smoke/, use: { browserName: "webkit" } },
  ],
  globalSetup: "__tests__/support/browser/serve-test-site.ts",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: testSite.url,
    // Timestamps are in UTC: in another zone, here and in jest.config.js, a local time shows.
    timezoneId: "America/New_York",
    // Motion takes time and moves what is to be clicked.
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env.CI ? "retain-on-failure" : "off",
  },
});
