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

export default function openSnapshots(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "shardscope-snapshots-"));
  project.provide("snapshots", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
