/**
 * Completes and checks the lockfile after a change of dependencies (docs/decisions/0005-lockfile-of-all-platforms.md).
 * Run it after `npm install`; it exits with 1 when somebody else could not install from the file, or would install
 * something that it does not pin.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { completed, problemsOf } from "./lockfile-rules.mjs";
import { ROOT } from "./run.mjs";

const path = join(ROOT, "package-lock.json");
const before = readFileSync(path, "utf8");
const lock = JSON.parse(before);
lock.packages = completed(lock.packages);
const after = `${JSON.stringify(lock, null, 2)}\n`;
if (after !== before) writeFileSync(path, after);

const problems = problemsOf(lock.packages);
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(lock.packages).length - 1} packages, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
