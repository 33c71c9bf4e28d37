import { defineConfig, devices } from "playwright/test";
import { chromiumOptions } from "./scripts/test/chromium.mjs";
import { EXPLORER_URL, UPSTREAM_PORT } from "./e2e/world/world";

const CANARY = /canary\.spec\.ts/;
const WAITS = /@waits/;

export default defineConfig({
  testDir: "./e2e",
  testMatch: "*.spec.ts",
  outputDir: "./test-results/browser",
  globalSetup: "./e2e/world/global-setup.ts",
  fullyParallel: true,
  // Four keep two cores busy, and two more mostly wait (below).
  workers: 6,
  forbidOnly: process.env["CI"] !== undefined,
  // A machine with other work may stall for seconds; tests are not retried.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: EXPLORER_URL,
    // Recording each test to keep the failed ones takes a tenth of the CPU time: `npx playwright test --trace on
    // <file>` records one.
    screenshot: "only-on-failure",
    launchOptions: await chromiumOptions(),
  },
  projects: [
    // Tests that mostly wait, until a service that hangs is given up or until a page asks again, run two at a time beside
    // the rest, so that the processors always have something to do meanwhile. They take somewhat less time than the rest.
    { name: "waiting", testIgnore: CANARY, grep: WAITS, workers: 2 },
    { name: "pages", testIgnore: CANARY, grepInvert: WAITS, workers: 4 },
    // Checks everything that the other tests received and everything that was written meanwhile.
    { name: "canary", testMatch: CANARY, dependencies: ["waiting", "pages"] },
  ],
  // They start side by side: only the last is waited for here, the others in the global setup.
  webServer: [
    {
      command: "node node_modules/tsx/dist/cli.mjs e2e/upstream/main.ts",
      env: { PORT: String(UPSTREAM_PORT) },
      gracefulShutdown: { signal: "SIGTERM", timeout: 3_000 },
    },
    {
      command: "node node_modules/tsx/dist/cli.mjs e2e/world/localnet.ts",
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: "node node_modules/tsx/dist/cli.mjs e2e/world/explorer.ts",
      url: `${EXPLORER_URL}/api/health`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
