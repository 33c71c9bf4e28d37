/** `npm test`: all checks, then the production build in a real browser against the scripted upstream. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { add, check, close } from "./check.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { bin, QUIET, requireNode, ROOT, run, step } from "./run.mjs";

const BROWSER_REPORT = "test-results/browser.json";

/** Built and run with, so that the last browser test can look for it in everything that was sent or written. */
const CANARY = "canary-7d1f0c52b9e64a83";

/** @returns {import("./check.mjs").Count} */
function browserCount() {
  try {
    const { stats } = JSON.parse(readFileSync(join(ROOT, BROWSER_REPORT), "utf8"));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

requireNode();
await install("all");
let count = await check();

// What an earlier run said must not be taken for what this one says.
rmSync(join(ROOT, BROWSER_REPORT), { force: true });
process.env["CANARY_KEY"] = CANARY;
process.env["MAINNET_API_KEY"] = CANARY;
await build({ anew: true });
await step("browser tests", () =>
  run(process.execPath, [bin("playwright"), "test"], { env: { ...process.env, ...QUIET } }),
);
count = add(count, browserCount());
close(count);
