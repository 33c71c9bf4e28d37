/**
 * Completes and checks the lockfiles after a change of dependencies
 * (docs/decisions/0005-lockfile-of-all-platforms.md). Run it after `npm install`; it exits with 1 if an installation
 * from the file would fail elsewhere, or would install something that the file does not pin.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { completed, LOCKFILES, problemsOf } from "./lockfile/lockfile-rules.mjs";
import { ROOT } from "./run.mjs";

let isGood = true;
for (const name of LOCKFILES) {
  const path = join(ROOT, name);
  const before = readFileSync(path, "utf8");
  const lock = JSON.parse(before);
  lock.packages = completed(lock.packages);
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  if (after !== before) writeFileSync(path, after);

  const problems = problemsOf(lock.packages);
  for (const problem of problems) console.error(problem);
  console.log(`${name}: ${Object.keys(lock.packages).length - 1} packages, ${problems.length} problems`);
  isGood &&= problems.length === 0;
}
process.exit(isGood ? 0 : 1);
