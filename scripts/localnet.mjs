/** `npm run localnet`: the embedded chain alone, behind the interface of the hosted service. */
import { writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { supervise } from "./start/children.mjs";
import { install } from "./install.mjs";
import { localnetProgram } from "./start/localnet-program.mjs";
import { isMain, requireNode, ROOT } from "./run.mjs";
import { loadEnvironmentFile, requireNoArguments } from "./start/settings.mjs";

const BUILT = join(ROOT, "node_modules/.cache/localnet");

/**
 * Bundles one file for each thread: loading two hundred TypeScript modules at every start takes longer than this.
 *
 * @param {string} folder
 * @returns {Promise<{ main: string, packages: readonly string[] }>} the file to run, and the packages that it loads
 */
export async function buildLocalnet(folder = BUILT) {
  // Not at the top: this file is loaded before packages are installed.
  const { build } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["localnet/main.ts", "localnet/chain/core/core-worker.ts", "localnet/chain/vm/vm-worker.ts"],
    entryNames: "[name]",
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    logLevel: "warning",
    metafile: true,
  });
  // Packages are found from there: the folder is within node_modules, or next to it.
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = imports.filter(({ external, path }) => external === true && !isBuiltin(path));
  return {
    main: join(folder, "main.js"),
    packages: [...new Set(packages.map(({ path }) => packageOf(path)))],
  };
}

/** @param {string} path of a module, as imported */
const packageOf = (path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/** @returns {Promise<import("./start/children.mjs").Program>} */
export async function builtLocalnet() {
  return localnetProgram((await buildLocalnet()).main);
}

if (isMain(import.meta.url)) {
  requireNode();
  requireNoArguments();
  loadEnvironmentFile();
  await install("run");
  supervise().start(await builtLocalnet());
}
