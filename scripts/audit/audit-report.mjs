/** The result of `npm audit --json`, for people and for hosted checks. */

/** @param {string} output @returns {{ exitCode: 0 | 1 | 2, lines: readonly string[] }} */
export function auditReport(output) {
  const read = parsed(output);
  if (read === null || typeof read.vulnerabilities !== "object" || read.vulnerabilities === null)
    return {
      exitCode: 2,
      lines: [
        "NOT CHECKED: the registry did not report the known vulnerabilities of our packages.",
        ...(typeof read?.message === "string" ? [read.message] : []),
      ],
    };
  const found = Object.values(read.vulnerabilities);
  if (found.length === 0)
    return { exitCode: 0, lines: ["No known vulnerabilities in the packages that the explorer runs with."] };
  return { exitCode: 1, lines: found.map((each) => `${each.severity}: ${each.name} ${each.range}`) };
}

/**
 * @param {string} output
 * @returns {{ message?: unknown, vulnerabilities?: Record<string, { name: string, severity: string, range: string }> | null } | null}
 */
function parsed(output) {
  try {
    const value = JSON.parse(output);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
