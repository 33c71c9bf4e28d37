/** `npm run check`: what can be checked in two minutes. `npm test` adds the slow unit tests and the browser tests. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closingLine, countOfCheck, countOfUnitTests, exitCodeOf, sum } from "./test/counts.mjs";
import { install } from "./install.mjs";
import { bin, capture, isMain, QUIET, readReport, requireNode, ROOT, run, step } from "./run.mjs";

/** @typedef {import("./test/counts.mjs").Count} Count */

const UNIT_FILES = "test-results/unit-files.json";
const UNIT_REPORT = "test-results/unit.json";

/** Makes the Go tools collect garbage less often; that saves a quarter of their CPU time. */
const ENV = { GOGC: "400", ...process.env, ...QUIET };

/** Each check passes or fails as a whole. Boundaries between folders are checked by a unit test (lib/boundaries.test.ts). */
const CHECKS = [
  { what: "lint", args: [bin("oxlint"), "--type-aware", "--deny-warnings", "."] },
  { what: "format", args: [bin("oxfmt"), "--check", "."] },
  // Parallel type checkers would compute many types repeatedly, and unit tests keep the processors busy.
  { what: "types", args: [bin("tsc"), "--noEmit", "--singleThreaded"] },
  { what: "README, .env.example and notices up to date", args: ["scripts/docs.mjs", "--check"] },
  { what: "unused code and packages", args: [bin("knip")] },
];

/** The other checks read its output. */
const ROUTE_TYPES = [bin("next"), "typegen"];

/** Without the unit tests that take long (`*.slow.test.ts`). */
const QUICK = ["--mode", "quick"];

/**
 * In parallel: unit tests do not keep all processors busy, and need no route types.
 *
 * @param {{ slow: boolean }} unitTests @returns {Promise<Count>}
 */
export async function check({ slow }) {
  rmSync(join(ROOT, "test-results"), { recursive: true, force: true });
  mkdirSync(join(ROOT, "test-results"), { recursive: true });
  const counts = await Promise.all([
    step("unit and contract tests", () => unitTests(slow ? [] : QUICK)),
    staticChecks(),
  ]);
  return sum(counts);
}

async function staticChecks() {
  const routeTypes = await checkOf({ what: "route types", args: ROUTE_TYPES });
  return sum([routeTypes, ...(await Promise.all(CHECKS.map(checkOf)))]);
}

/** Its output is printed when it ends, since others print meanwhile. @param {(typeof CHECKS)[number]} check */
async function checkOf({ what, args }) {
  const startMs = performance.now();
  const { exitCode, output } = await capture(process.execPath, args, { env: ENV });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`> ${what}\n${output}  done in ${seconds} s`);
  return countOfCheck(exitCode);
}

/** @param {readonly string[]} options @returns {Promise<Count>} */
async function unitTests(options) {
  const vitest = bin("vitest");
  await run(process.execPath, [vitest, "list", "--filesOnly", `--json=${UNIT_FILES}`, ...options], {
    env: ENV,
  });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`];
  const exitCode = await run(process.execPath, [vitest, "run", ...reporters, ...options], { env: ENV });
  return countOfUnitTests({
    exitCode,
    files: readReport(UNIT_FILES)?.length ?? null,
    report: readReport(UNIT_REPORT),
  });
}

/** Prints the last line, and exits with the matching code. @param {Count} count */
export function close(count) {
  console.log(`\n${closingLine(count)}`);
  process.exit(exitCodeOf(count));
}

if (isMain(import.meta.url)) {
  requireNode();
  await install("all");
  close(await check({ slow: false }));
}
