/** Installs what the lockfile says, unless it is there already. */
import { digestOf, isCurrent, QUIET, remember, run, step } from "./run.mjs";

const STAMP = "node_modules/.shardscope-install";

export function isInstalled() {
  return isCurrent(STAMP, digestOf(["package-lock.json"]));
}

/** Scripts of dependencies do not run: none of ours needs one. */
export async function install() {
  const digest = digestOf(["package-lock.json"]);
  if (isCurrent(STAMP, digest)) return;
  await step("installing packages (once)", async () => {
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const code = await run(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
      env: { ...process.env, ...QUIET },
      shell: process.platform === "win32",
    });
    if (code !== 0) {
      console.error("The packages could not be installed; npm says why above.");
      process.exit(code);
    }
  });
  remember(STAMP, digest);
}

if (process.argv[1] === new URL(import.meta.url).pathname) await install();
