/** `npm run check`: everything that needs no browser, in seconds. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { install } from "./install.mjs";
import { bin, QUIET, requireNode, ROOT, run } from "./run.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

const UNIT_REPORT = "test-results/unit.json";

/** Each is one thing that passes or fails. Boundaries between folders are lint rules (.oxlintrc.json). */
const CHECKS = [
  { what: "lint and boundaries", args: [bin("oxlint"), "--type-aware", "--deny-warnings", "."] },
  { what: "format", args: [bin("oxfmt"), "--check", "."] },
  { what: "route types", args: [bin("next"), "typegen"] },
  { what: "types", args: [bin("tsc"), "--noEmit"] },
  { what: "README is current", args: ["scripts/docs.mjs", "--check"] },
  { what: "unused code and packages", args: [bin("knip")] },
];

/** @returns {Promise<Count>} */
export async function check() {
  rmSync(join(ROOT, "test-results"), { recursive: true, force: true });
  mkdirSync(join(ROOT, "test-results"), { recursive: true });
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { what, args } of CHECKS) {
    console.log(`> ${what}`);
    const code = await run(process.execPath, args, { env: { ...process.env, ...QUIET } });
    if (code === 0) count.passed += 1;
    else count.failed += 1;
  }
  console.log("> unit and contract tests");
  await run(
    process.execPath,
    [bin("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`],
    {
      env: { ...process.env, ...QUIET },
    },
  );
  return add(count, unitCount());
}

/** @returns {Count} */
function unitCount() {
  try {
    const report = JSON.parse(readFileSync(join(ROOT, UNIT_REPORT), "utf8"));
    // A file that cannot even be loaded has no tests to fail; it counts as one failure.
    const broken = report.testResults.filter(
      (/** @type {{ status: string, assertionResults: readonly unknown[] }} */ file) =>
        file.status === "failed" && file.assertionResults.length === 0,
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @param {Count} a @param {Count} b @returns {Count} */
export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line, and the exit code that goes with it. @param {Count} count */
export function close(count) {
  console.log(
    `\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`,
  );
  process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  requireNode();
  await install("all");
  close(await check());
}
