/**
 * Adds up the results of the parts of `npm test`. A part that did not start, ended with an error or ran fewer tests
 * than it has is a failure, whatever its report says.
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * The fields that are read from vitest's JSON report.
 *
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[],
 * }} UnitReport
 */

/**
 * The fields that are read from Playwright's JSON reports, of a run and of `--list`.
 *
 * @typedef {{ status: string, expectedStatus: string, results: readonly unknown[] }} BrowserTest
 * @typedef {{
 *   specs?: readonly { tests: readonly BrowserTest[] }[],
 *   suites?: readonly BrowserSuite[],
 * }} BrowserSuite
 * @typedef {{ suites: readonly BrowserSuite[], errors?: readonly unknown[] }} BrowserReport
 */

/** @type {Count} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** @param {readonly Count[]} counts @returns {Count} */
export function sum(counts) {
  return counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    NOTHING,
  );
}

/** A part that passes or fails as a whole. @param {number} exitCode @returns {Count} */
export function countOfCheck(exitCode) {
  return exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/**
 * @param {{ exitCode: number, files: number | null, report: UnitReport | null }} run `files` is how many test files
 *   there are; null if they could not be listed.
 * @returns {Count}
 */
export function countOfUnitTests({ exitCode, files, report }) {
  if (report === null || files === null) return { ...NOTHING, failed: 1 };
  // A file that cannot be loaded, or whose hooks fail, may contain no failed test; it counts as one.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const missing = Math.max(0, files - report.testResults.length);
  return orFailed(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken + missing,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * @param {{ exitCode: number, listed: BrowserReport | null, report: BrowserReport | null }} run
 * @returns {Count}
 */
export function countOfBrowserTests({ exitCode, listed, report }) {
  if (listed === null) return { ...NOTHING, failed: 1 };
  const expected = testsIn(listed.suites).length;
  if (report === null) return { ...NOTHING, failed: Math.max(1, expected) };
  const tests = testsIn(report.suites);
  const passed = tests.filter(({ status }) => status === "expected").length;
  // Only tests that skip themselves count as skipped; a test left out because another one failed did not run.
  const skipped = tests.filter(isSkipped).length;
  const failed = tests.length - passed - skipped;
  const missing = Math.max(0, expected - tests.length);
  return orFailed(exitCode === 0 ? (report.errors?.length ?? 0) : exitCode, {
    passed,
    failed: failed + missing,
    skipped,
  });
}

/** @param {BrowserTest} test */
function isSkipped({ status, expectedStatus, results }) {
  return status === "skipped" && expectedStatus === "skipped" && results.length > 0;
}

/** @param {readonly BrowserSuite[]} suites @returns {BrowserTest[]} */
function testsIn(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ tests }) => tests),
    ...testsIn(suite.suites ?? []),
  ]);
}

/** A part with problems counts at least one failure. @param {number} problems @param {Count} count @returns {Count} */
function orFailed(problems, count) {
  return problems !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** @param {Count} count */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** @param {Count} count */
export function exitCodeOf({ passed, failed }) {
  return failed > 0 || passed === 0 ? 1 : 0;
}
