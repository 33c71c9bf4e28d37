import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Used by tests only: a folder beside the project that may be there, with the contract and real answers. */
export function sharedPath(name: string): string {
  return fileURLToPath(new URL(`../../../shared/${name}`, import.meta.url));
}

/** What a test that needs it puts behind its name: nothing, or that it was skipped and why. */
export function unlessShared(name: string): string {
  return existsSync(sharedPath(name)) ? "" : ` (SKIPPED: ../shared/${name} is not here)`;
}

/** The text of a file of it, or null and a warning. */
export function sharedText(name: string): string | null {
  const path = sharedPath(name);
  if (existsSync(path)) return readFileSync(path, "utf8");
  process.emitWarning(`../shared/${name} is absent: what is compared with it was SKIPPED`);
  return null;
}
