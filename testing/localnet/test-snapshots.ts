import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder in which the test files of a run share results that are slow to build. */
    readonly snapshots: string;
  }
}

const FOLDER = "TEST_SNAPSHOTS";

/** One folder for all projects of a run. The first one to be set up creates it and removes it. */
export default function openSnapshots(project: TestProject): (() => void) | undefined {
  const existing = process.env[FOLDER];
  const folder = existing ?? mkdtempSync(join(tmpdir(), "shardscope-snapshots-"));
  process.env[FOLDER] = folder;
  project.provide("snapshots", folder);
  if (existing === undefined) return () => rmSync(folder, { recursive: true, force: true });
}
