// Timestamps are in UTC: in another zone, here and in playwright.config.ts, a local time shows.
process.env.TZ = "America/New_York";

/** @type {import("jest").Config} */
module.exports = {
  // jsdom with Node's fetch, because tests really send signups, and with packages as Node finds them.
  testEnvironment: "jest-fixed-jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/(\\.cache|public|\\.test-build)/"],
  transform: {
    "\\.(?:[jt]sx?|mjs)$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  transformIgnorePatterns: [
    // ES modules only.
    "/node_modules/(?!lucide/dist/esm/)",
  ],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/__tests__/support/unit/asset.ts",
    // Tests have words of their own: content/ belongs to editors.
    "/content/([a-z-]+\\.json)$": "<rootDir>/__tests__/support/sample-content/$1",
    "^gatsby$": "<rootDir>/__tests__/support/unit/gatsby.ts",
  },
  // In `npm test`, the build runs at the same time.
  maxWorkers: 1,
  // A busy machine may need long; no test waits for time to pass.
  testTimeout: 30_000,
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/unit/set-up.ts"],
};
