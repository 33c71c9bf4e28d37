/**
 * `npm run audit`: whether weaknesses are known of what the explorer runs with. Ends with 1 if there are, and with 2 if
 * that could not be learned: no answer is not a good answer.
 */
import { auditReport } from "./audit-report.mjs";
import { capture, QUIET } from "./run.mjs";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const { output } = await capture(npm, ["audit", "--omit=dev", "--json", "--loglevel=silent"], {
  env: { ...process.env, ...QUIET, npm_config_audit: "true" },
  shell: process.platform === "win32",
});
const { exitCode, lines } = auditReport(output);
console.log(lines.join("\n"));
process.exit(exitCode);
