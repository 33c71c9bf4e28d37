import { expect, test } from "vitest";
import {
  closingLine,
  countOfBrowserTests,
  countOfCheck,
  countOfUnitTests,
  exitCodeOf,
  sum,
} from "./counts.mjs";

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

const unitReport = (...testResults: readonly ReturnType<typeof file>[]) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => all.filter((one) => one.status === status).length;
  return {
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numPendingTests: count("pending"),
    numTodoTests: count("todo"),
    testResults,
  };
};

const RAN = [{}];
const PASSED = { status: "expected", expectedStatus: "passed", results: RAN };
const FAILED = { status: "unexpected", expectedStatus: "passed", results: RAN };
const FLAKY = { status: "flaky", expectedStatus: "passed", results: RAN };
const SKIPPED = { status: "skipped", expectedStatus: "skipped", results: RAN };
const NOT_RUN = { status: "skipped", expectedStatus: "passed", results: [] };

const browserReport = (...tests: readonly (typeof PASSED)[]) => ({
  suites: [{ specs: [{ tests }], suites: [{ specs: [{ tests: [] }] }] }],
  errors: [],
});

test("a check passes or fails by its exit code", () => {
  expect(countOfCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countOfCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("unit tests that all ran are counted as in their report", () => {
  const report = unitReport(file("passed", "passed", "pending"), file("failed", "passed", "failed", "todo"));
  expect(countOfUnitTests({ exitCode: 1, files: 2, report })).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test.each([
  ["a file that cannot be loaded", 1, 1, unitReport(file("failed"))],
  ["a file whose hook fails, which skips its tests", 1, 1, unitReport(file("failed", "pending", "pending"))],
  ["a file that did not run", 0, 2, unitReport(file("passed", "passed"))],
  ["an exit code that no test explains", 1, 1, unitReport(file("passed", "passed"))],
  ["no report", 0, 1, null],
  ["no list of files", 0, null, unitReport(file("passed", "passed"))],
])("%s counts as one failed unit test", (_, exitCode, files, report) => {
  expect(countOfUnitTests({ exitCode, files, report }).failed).toBe(1);
});

test("browser tests that all ran are counted as in their report", () => {
  const report = browserReport(PASSED, PASSED, SKIPPED);
  expect(countOfBrowserTests({ exitCode: 0, listed: report, report })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
  });
});

const LISTED = browserReport(PASSED, PASSED, PASSED);

test.each([
  ["tests that are missing from the report", 0, browserReport(PASSED), 2],
  ["no test at all, as with a port in use", 1, { suites: [], errors: [{ message: "in use" }] }, 3],
  ["tests that were left out", 0, browserReport(PASSED, NOT_RUN, NOT_RUN), 2],
  ["a test that failed once", 0, browserReport(PASSED, PASSED, FLAKY), 1],
  ["a test that failed", 1, browserReport(PASSED, PASSED, FAILED), 1],
  ["an exit code that no test explains", 1, LISTED, 1],
  ["an error outside of any test", 0, { ...LISTED, errors: [{}] }, 1],
  ["no report", 1, null, 3],
])("%s counts as failed browser tests", (_, exitCode, report, failed) => {
  expect(countOfBrowserTests({ exitCode, listed: LISTED, report }).failed).toBe(failed);
});

test("a missing list of the browser tests counts as a failure", () => {
  expect(countOfBrowserTests({ exitCode: 0, listed: null, report: LISTED }).failed).toBe(1);
});

test("the last line and the exit code follow from the sum", () => {
  const all = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 4 },
  ]);
  expect([closingLine(all), exitCodeOf(all)]).toEqual(["5 passed, 1 failed, 4 skipped", 1]);
  expect(closingLine({ passed: 5, failed: 0, skipped: 0 })).toBe("5 passed, 0 failed");
  expect(exitCodeOf({ passed: 5, failed: 0, skipped: 0 })).toBe(0);
  expect(exitCodeOf(sum([]))).toBe(1);
});
