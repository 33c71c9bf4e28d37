/** `npm run localnet`: the embedded chain alone, behind the interface of the hosted service. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answers, portProblem, supervise } from "./children.mjs";
import { install } from "./install.mjs";
import { QUIET, requireNode, ROOT } from "./run.mjs";
import { loadEnvironmentFile } from "./settings.mjs";

const BUILT = join(ROOT, "node_modules/.cache/localnet");

/**
 * One file for each thread: reading two hundred modules of TypeScript at every start takes longer than this.
 *
 * @returns {Promise<string>} what to run
 */
export async function buildLocalnet() {
  // Not at the top: this file is loaded before packages are installed.
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: ROOT,
    entryPoints: ["localnet/main.ts", "localnet/chain/core/core-worker.ts", "localnet/chain/vm/vm-worker.ts"],
    entryNames: "[name]",
    outdir: BUILT,
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    logLevel: "warning",
  });
  // The folder lies within node_modules, so packages are found from there.
  writeFileSync(join(BUILT, "package.json"), '{ "type": "module" }\n');
  return join(BUILT, "main.js");
}

/** @returns {Promise<import("./children.mjs").Program>} */
async function localnet() {
  const main = await buildLocalnet();
  return {
    name: "Localnet",
    args: ["--enable-source-maps", main],
    env: { ...QUIET, NODE_ENV: "production" },
  };
}

const PATIENCE_MS = 30_000;

/**
 * Starts localnet, unless one is there already, and waits until it answers. Resolves to what the explorer's
 * environment needs.
 *
 * @param {{ start: (program: import("./children.mjs").Program) => void }} programs
 * @param {Readonly<Record<string, string>>} embedded
 */
export async function joinLocalnet(programs, embedded) {
  const url = embedded["LOCALNET_URL"] ?? "";
  if ((await genesisAt(url)) === null) {
    const { hostname, port } = new URL(url);
    const way = { variable: "LOCALNET_PORT", command: "npm start" };
    const problem = await portProblem(hostname, Number(port), way);
    if (problem !== null) {
      console.error(problem);
      process.exit(2);
    }
    programs.start(await localnet());
    await answers(`${url}/localnet`, PATIENCE_MS);
  }
  // Answers of a chain that was here before must not be taken for answers of this one.
  return { ...embedded, LOCALNET_GENESIS: (await genesisAt(url)) ?? "" };
}

/** What tells the chain at that address from others; null when none is there. @param {string} url */
async function genesisAt(url) {
  try {
    const response = await fetch(`${url}/localnet`, { signal: AbortSignal.timeout(1_000) });
    const { genesis } = await response.json();
    return typeof genesis?.id === "string" ? genesis.id : null;
  } catch {
    return null;
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  requireNode();
  loadEnvironmentFile();
  await install("run");
  supervise().start(await localnet());
}
