import Database from "libsql";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** Exclusive use of a folder by one process. The operating system releases it even after a crash. */
export interface FolderLock {
  release(): void;
}

/** Null when another process holds the lock. */
export function lockFolder(folder: string): FolderLock | null {
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
