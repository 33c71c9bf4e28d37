/** `npm run check`: everything that needs no browser. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closingLine, countOfCheck, countOfUnitTests, exitCodeOf, sum } from "./counts.mjs";
import { install } from "./install.mjs";
import { bin, QUIET, readReport, requireNode, ROOT, run, step } from "./run.mjs";

/** @typedef {import("./counts.mjs").Count} Count */

const UNIT_FILES = "test-results/unit-files.json";
const UNIT_REPORT = "test-results/unit.json";

const ENV = { ...process.env, ...QUIET };

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
  const counts = [];
  for (const { what, args } of CHECKS)
    counts.push(countOfCheck(await step(what, () => run(process.execPath, args, { env: ENV }))));
  counts.push(await step("unit and contract tests", unitTests));
  return sum(counts);
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
