import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the test files of a run share what takes long to build. */
    readonly snapshots: string;
  }
}

const FOLDER = "TEST_SNAPSHOTS";

/** One folder for all projects of a run; the first that is set up makes it and removes it. */
export default function openSnapshots(project: TestProject): (() => void) | undefined {
  const known = process.env[FOLDER];
  const folder = known ?? mkdtempSync(join(tmpdir(), "shardscope-snapshots-"));
  process.env[FOLDER] = folder;
  project.provide("snapshots", folder);
  if (known === undefined) return () => rmSync(folder, { recursive: true, force: true });
}
