import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Used by tests only: an optional folder beside the project, with the contract and real answers. */
export function sharedPath(name: string): string {
  return fileURLToPath(new URL(`../../../shared/${name}`, import.meta.url));
}

/** A suffix for the name of a test that needs the file: empty, or that it was skipped and why. */
export function unlessShared(name: string): string {
  return existsSync(sharedPath(name)) ? "" : ` (SKIPPED: ../shared/${name} is not here)`;
}

/** The text of a file in the folder, or null and a warning. */
export function sharedText(name: string): string | null {
  const path = sharedPath(name);
  if (existsSync(path)) return readFileSync(path, "utf8");
  process.emitWarning(`../shared/${name} is absent: what is compared with it was SKIPPED`);
  return null;
}
