/**
 * `npm run audit`: whether the explorer's packages have known vulnerabilities. Exits with 1 if they do, and with 2 if
 * the audit failed: a missing answer does not count as a good one.
 */
import { auditReport } from "./audit/audit-report.mjs";
import { capture, QUIET } from "./run.mjs";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const { output } = await capture(npm, ["audit", "--omit=dev", "--json", "--loglevel=silent"], {
  env: { ...process.env, ...QUIET, npm_config_audit: "true" },
  shell: process.platform === "win32",
});
const { exitCode, lines } = auditReport(output);
console.log(lines.join("\n"));
process.exit(exitCode);
