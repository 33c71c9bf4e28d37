/** Installs the lockfile's packages, unless they are already there (docs/decisions/0028-two-levels-of-packages.md). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installPlan, stampOf } from "./install/install-plan.mjs";
import { digestOf, isMain, QUIET, remember, ROOT, run, step } from "./run.mjs";
import { removeSourceMaps } from "./install/source-maps.mjs";

/** @typedef {import("./install/install-plan.mjs").Level} Level */

const STAMP = "node_modules/.shardscope-install";
const WHAT = { run: "the packages for building and running", all: "all packages, including test tools" };

/** @param {Level} wanted */
function planFor(wanted) {
  const path = join(ROOT, STAMP);
  const stamp = existsSync(path) ? readFileSync(path, "utf8") : null;
  return installPlan({ wanted, digest: digestOf(["package-lock.json"]), stamp });
}

/** @param {Level} wanted */
export const isInstalled = (wanted) => planFor(wanted) === null;

/** @param {Level} wanted */
export async function install(wanted) {
  const plan = planFor(wanted);
  if (plan === null) return;
  await step(`installing ${WHAT[plan.level]} (once)`, async () => {
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const code = await run(npm, plan.args, {
      env: { ...process.env, ...QUIET },
      shell: process.platform === "win32",
    });
    if (code !== 0) {
      console.error("The packages could not be installed; see npm's output above.");
      process.exit(code);
    }
    if (plan.level === "run") removeSourceMaps(join(ROOT, "node_modules"));
  });
  remember(STAMP, stampOf(plan.level, digestOf(["package-lock.json"])));
}

if (isMain(import.meta.url)) await install(process.argv[2] === "run" ? "run" : "all");
