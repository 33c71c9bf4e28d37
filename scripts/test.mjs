/** `npm test`: all checks, then the production build in a real browser against the scripted upstream. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { check, close } from "./check.mjs";
import { countOfBrowserTests, countOfCheck, sum } from "./test/counts.mjs";
import { install } from "./install.mjs";
import { bin, QUIET, readReport, requireNode, ROOT, run, step } from "./run.mjs";

const BROWSER_LIST = "test-results/browser-list.json";
const BROWSER_REPORT = "test-results/browser.json";

/**
 * Used as the key in build and run, so that the last browser test can search for it in everything that was sent or
 * written.
 */
const CANARY = "canary-7d1f0c52b9e64a83";

requireNode();
await install("all");
const checked = await check({ slow: true });

const env = { ...process.env, ...QUIET, CANARY_KEY: CANARY, MAINNET_API_KEY: CANARY, UI_GALLERY: "on" };
// The report of an earlier run must not be taken for that of this one.
for (const file of [BROWSER_LIST, BROWSER_REPORT]) rmSync(join(ROOT, file), { force: true });
const [built] = await Promise.all([build(), listBrowserTests()]);
const browsed = await step("browser tests", browserTests);
close(sum([checked, built, browsed, await step("chaos", chaos)]));

async function build() {
  return countOfCheck(await run(process.execPath, ["scripts/build.mjs", "--anew"], { env }));
}

function listBrowserTests() {
  return run(process.execPath, [bin("playwright"), "test", "--list", "--reporter=json"], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(ROOT, BROWSER_LIST) },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Runs after the others, because it measures time. @returns {Promise<import("./test/counts.mjs").Count>} */
async function chaos() {
  const args = ["node_modules/tsx/dist/cli.mjs", "bench/chaos/chaos.ts", "--seconds", "20"];
  return countOfCheck(await run(process.execPath, args, { env }));
}

async function browserTests() {
  const exitCode = await run(process.execPath, [bin("playwright"), "test"], { env });
  return countOfBrowserTests({
    exitCode,
    listed: readReport(BROWSER_LIST),
    report: readReport(BROWSER_REPORT),
  });
}
