import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = "LOCALNET_WORKERS";

/** Builds the threads of localnet once for a run: hundreds are started, and TypeScript would be read anew by each. */
export default async function buildWorkers(): Promise<(() => void) | undefined> {
  if (process.env[FOLDER] !== undefined) return undefined;
  const results = join(ROOT, "test-results");
  mkdirSync(results, { recursive: true });
  // Packages are looked for from where the files are.
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
