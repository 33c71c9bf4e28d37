import { defineConfig, devices } from "playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./scripts/chromium.mjs";
import { EXPLORER_URL, LOCALNET_URL, UPSTREAM_PORT } from "./e2e/world";

const executablePath = await findChromium();

const CANARY = /canary\.spec\.ts/;
const ON_THE_CHAIN = /(?:localnet|account-kinds)\.spec\.ts/;

export default defineConfig({
  testDir: "./e2e",
  testMatch: "*.spec.ts",
  outputDir: "./test-results/browser",
  globalSetup: "./e2e/clean-leases.ts",
  fullyParallel: true,
  // Most of the time of a test is waiting. Six end sooner, but tests with a limit in time then fail (docs/tests.md).
  workers: 4,
  forbidOnly: process.env["CI"] !== undefined,
  // A machine that does other things too may stall for seconds; nothing is tried twice.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: EXPLORER_URL,
    // Recording each test to keep what fails takes a tenth of the processor: `npx playwright test --trace on <file>` records one.
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: "pages", testIgnore: [CANARY, ON_THE_CHAIN] },
    // They begin last, when the chain has its history: workers that wait for it would do nothing else.
    { name: "chain", testMatch: ON_THE_CHAIN },
    // Looks through everything that the others were sent and everything that was written meanwhile.
    { name: "canary", testMatch: CANARY, dependencies: ["pages", "chain"] },
  ],
  webServer: [
    {
      command: "node node_modules/tsx/dist/cli.mjs e2e/upstream/main.ts",
      port: UPSTREAM_PORT,
      env: { PORT: String(UPSTREAM_PORT) },
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 3_000 },
    },
    {
      command: "node node_modules/tsx/dist/cli.mjs e2e/localnet.ts",
      url: `${LOCALNET_URL}/localnet`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: "node node_modules/tsx/dist/cli.mjs e2e/explorer.ts",
      url: `${EXPLORER_URL}/api/health`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
