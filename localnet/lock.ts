import Database from "libsql";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** Held by the one process that a folder belongs to; the system lets go of it however the process ends. */
export interface Lock {
  release(): void;
}

/** Null when another process has it. */
export function lockFolder(folder: string): Lock | null {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, "lock.db"));
  try {
    database.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch {
    database.close();
    return null;
  }
  return { release: () => void database.close() };
}
