import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = "LOCALNET_WORKERS";

/** Builds the threads of localnet once per run: hundreds are started, and each would compile the TypeScript again. */
export default async function buildWorkers(): Promise<(() => void) | undefined> {
  if (process.env[FOLDER] !== undefined) return undefined;
  const results = join(ROOT, "test-results");
  mkdirSync(results, { recursive: true });
  // Inside the project, since packages are resolved from the location of the files.
  const folder = mkdtempSync(join(results, "localnet-workers-"));
  process.env[FOLDER] = folder;
  await build({
    absWorkingDir: ROOT,
    entryPoints: ["localnet/chain/core/core-worker.ts", "localnet/chain/vm/vm-worker.ts"],
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
  });
  return () => {
    rmSync(folder, { recursive: true, force: true });
    delete process.env[FOLDER];
  };
}
