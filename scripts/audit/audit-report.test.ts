import { expect, test } from "vitest";
import { auditReport } from "./audit-report.mjs";

test.each(["", "npm error 405", "null", '{"message":"405 Method Not Allowed"}', '{"vulnerabilities":null}'])(
  "output of npm audit without a result is reported as not checked: %j",
  (output) => {
    const { exitCode, lines } = auditReport(output);
    expect(exitCode).toBe(2);
    expect(lines[0]).toMatch(/^NOT CHECKED/);
  },
);

test("the exit code is 0 without vulnerabilities, else 1 with a line for each", () => {
  expect(auditReport('{"vulnerabilities":{}}').exitCode).toBe(0);
  const found = { next: { name: "next", severity: "high", range: "<16" } };
  expect(auditReport(JSON.stringify({ vulnerabilities: found }))).toEqual({
    exitCode: 1,
    lines: ["high: next <16"],
  });
});
