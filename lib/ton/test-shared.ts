import { existsSync, readFileSync } from "node:fs";

/** Used by tests only: the text of a file that is no part of the project, or null and a warning. */
export function sharedText(path: string): string | null {
  if (existsSync(path)) return readFileSync(path, "utf8");
  process.emitWarning(`${path} is absent: what is compared with it was SKIPPED`);
  return null;
}
