import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const KEPT = join(ROOT, "node_modules/.cache/towns");

/** All code that builds a town, here and in the threads of localnet. */
const ENTRIES = [
  "testing/localnet/indexer/test-town.ts",
  "localnet/chain/core/core-worker.ts",
  "localnet/chain/vm/vm-worker.ts",
  "localnet/chain/rpc/worker.mjs",
];

let digest: Promise<string> | undefined;

/** A digest of everything that a town depends on: its sources, the packages and Node. */
function townDigest(): Promise<string> {
  digest ??= digestSources();
  return digest;
}

async function digestSources(): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: KEPT,
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    platform: "node",
    format: "esm",
    logLevel: "warning",
  });
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const file of [...Object.keys(metafile.inputs), "package-lock.json"].sort())
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

/** Copies the files of a town that an earlier run has built into `folder`; false if there is none. */
export async function takeKeptTown(name: string, folder: string): Promise<boolean> {
  const kept = join(KEPT, await townDigest(), name);
  if (!existsSync(kept)) return false;
  try {
    cpSync(kept, folder, { recursive: true });
    return true;
  } catch {
    // A run with other sources has removed it meanwhile.
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

/** Keeps a copy of a town for later runs, and removes towns built from other sources. */
export async function keepTown(name: string, folder: string): Promise<void> {
  const current = await townDigest();
  const own = join(KEPT, current);
  mkdirSync(own, { recursive: true });
  for (const other of readdirSync(KEPT))
    if (other !== current) rmSync(join(KEPT, other), { recursive: true, force: true });
  const unfinished = mkdtempSync(join(own, "unfinished-"));
  cpSync(folder, unfinished, { recursive: true });
  try {
    renameSync(unfinished, join(own, name));
  } catch {
    // Another run was first.
    rmSync(unfinished, { recursive: true, force: true });
  }
}
