/**
 * Installs the contract developers' tools that docs/localnet.md shows, for the test of that page: a separate project
 * with its own lockfile, in a folder that nothing else reads (docs/decisions/0028-two-levels-of-packages.md).
 */
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ALWAYS } from "./install-plan.mjs";
import { capture, digestOf, isCurrent, QUIET, remember, ROOT } from "../run.mjs";

const SOURCE = "localnet/clients/contract-project";
const FOLDER = "node_modules/.cache/contract-project";
const STAMP = `${FOLDER}/.installed`;

export const CONTRACT_PROJECT = join(ROOT, FOLDER);

/** The files of a project besides its code. */
export const PROJECT_FILES = /** @type {const} */ (["package.json", "package-lock.json", "tsconfig.json"]);

/** The whole installation must end before the test times out: after 30 s a request counts as unanswered. */
const NETWORK_TIMEOUTS = [
  "--fetch-timeout=30000",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=5000",
];

/** npm's errors if the registry cannot be reached; anything else is a fault in the committed files. */
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/** @typedef {{ kind: "installed" } | { kind: "unreachable" | "broken", output: string }} Installation */

/** @param {string} output npm's output when it failed @returns {Installation} */
export const failedInstallation = (output) => ({
  kind: UNREACHABLE.test(output) ? "unreachable" : "broken",
  output,
});

/** @returns {Promise<Installation>} */
export async function installContractProject() {
  const digest = digestOf([SOURCE]);
  if (isCurrent(STAMP, digest)) return { kind: "installed" };
  rmSync(CONTRACT_PROJECT, { recursive: true, force: true });
  mkdirSync(CONTRACT_PROJECT, { recursive: true });
  for (const name of PROJECT_FILES) copyFileSync(join(ROOT, SOURCE, name), join(CONTRACT_PROJECT, name));
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Archives are checked against the lockfile, whatever their source.
  const { exitCode, output } = await capture(
    npm,
    ["ci", ...ALWAYS, "--prefer-offline", ...NETWORK_TIMEOUTS],
    {
      cwd: CONTRACT_PROJECT,
      env: { ...process.env, ...QUIET },
      shell: process.platform === "win32",
    },
  );
  if (exitCode !== 0) return failedInstallation(output);
  remember(STAMP, digest);
  return { kind: "installed" };
}
