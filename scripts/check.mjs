/** `npm run check`: everything that needs no browser. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closingLine, countOfCheck, countOfUnitTests, exitCodeOf, sum } from "./counts.mjs";
import { install } from "./install.mjs";
import { bin, capture, QUIET, readReport, requireNode, ROOT, run, step } from "./run.mjs";

/** @typedef {import("./counts.mjs").Count} Count */

const UNIT_FILES = "test-results/unit-files.json";
const UNIT_REPORT = "test-results/unit.json";

/** Those of the tools that are written in Go collect their garbage less often, which is a quarter of what they cost. */
const ENV = { GOGC: "400", ...process.env, ...QUIET };

/** Each is one thing that passes or fails. Boundaries between folders are lint rules (.oxlintrc.json). */
const CHECKS = [
  { what: "lint and boundaries", args: [bin("oxlint"), "--type-aware", "--deny-warnings", "."] },
  { what: "format", args: [bin("oxfmt"), "--check", "."] },
  // Several checkers compute many types anew, and unit tests keep the processors busy.
  { what: "types", args: [bin("tsc"), "--noEmit", "--singleThreaded"] },
  { what: "README, .env.example and notices up to date", args: ["scripts/docs.mjs", "--check"] },
  { what: "unused code and packages", args: [bin("knip")] },
];

/** The others read what it writes. */
const ROUTE_TYPES = [bin("next"), "typegen"];

/** All at once: unit tests do not keep all processors busy, and need no route types. @returns {Promise<Count>} */
export async function check() {
  rmSync(join(ROOT, "test-results"), { recursive: true, force: true });
  mkdirSync(join(ROOT, "test-results"), { recursive: true });
  const counts = await Promise.all([step("unit and contract tests", unitTests), staticChecks()]);
  return sum(counts);
}

async function staticChecks() {
  const routeTypes = await checkOf({ what: "route types", args: ROUTE_TYPES });
  return sum([routeTypes, ...(await Promise.all(CHECKS.map(checkOf)))]);
}

/** What it says is printed when it ends, since others say something meanwhile. @param {(typeof CHECKS)[number]} check */
async function checkOf({ what, args }) {
  const startMs = performance.now();
  const { exitCode, output } = await capture(process.execPath, args, { env: ENV });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`> ${what}\n${output}  done in ${seconds} s`);
  return countOfCheck(exitCode);
}

/** @returns {Promise<Count>} */
async function unitTests() {
  const vitest = bin("vitest");
  await run(process.execPath, [vitest, "list", "--filesOnly", `--json=${UNIT_FILES}`], { env: ENV });
  const exitCode = await run(
    process.execPath,
    [vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`],
    { env: ENV },
  );
  return countOfUnitTests({
    exitCode,
    files: readReport(UNIT_FILES)?.length ?? null,
    report: readReport(UNIT_REPORT),
  });
}

/** The last line, and the exit code that goes with it. @param {Count} count */
export function close(count) {
  console.log(`\n${closingLine(count)}`);
  process.exit(exitCodeOf(count));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  requireNode();
  await install("all");
  close(await check());
}
