import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, copyFileSync } from "node:fs";
import { join } from "node:path";

const EXTENSION = ".db";
/** Suffixes of the files that SQLite keeps for one database. */
const DATABASE_SUFFIXES = ["", "-wal", "-shm"];

/** Files of the data folder: the running chain and its named snapshots. */
export class ChainFiles {
  readonly chain: string;
  readonly #snapshots: string;

  constructor(folder: string) {
    this.chain = join(folder, `chain${EXTENSION}`);
    this.#snapshots = join(folder, "snapshots");
  }

  get snapshots(): readonly string[] {
    if (!existsSync(this.#snapshots)) return [];
    return readdirSync(this.#snapshots)
      .filter((file) => file.endsWith(EXTENSION))
      .map((file) => file.slice(0, -EXTENSION.length))
      .sort();
  }

  /** An existing snapshot of that name is replaced only after the new copy is complete. */
  save(name: string, copyTo: (file: string) => void): void {
    mkdirSync(this.#snapshots, { recursive: true });
    const unfinished = join(this.#snapshots, `${name}.unfinished`);
    rmSync(unfinished, { force: true });
    copyTo(unfinished);
    renameSync(unfinished, this.#fileOf(name));
  }

  /** The chain must not be open. */
  restore(name: string): void {
    const unfinished = `${this.chain}.unfinished`;
    copyFileSync(this.#fileOf(name), unfinished);
    this.remove();
    renameSync(unfinished, this.chain);
  }

  /** The chain must not be open. */
  remove(): void {
    for (const suffix of DATABASE_SUFFIXES) rmSync(this.chain + suffix, { force: true });
  }

  #fileOf(name: string): string {
    return join(this.#snapshots, name + EXTENSION);
  }
}
