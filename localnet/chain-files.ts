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
    try {
      rmSync(unfinished, { force: true });
      copyTo(unfinished);
      renameSync(unfinished, this.#fileOf(name));
    } finally {
      rmSync(unfinished, { force: true });
    }
  }

  /** Copies a snapshot next to the chain; `check` throws if the copy cannot become the chain. */
  prepare(name: string, check: (file: string) => void): void {
    this.#removeDatabase(this.#prepared);
    try {
      copyFileSync(this.#fileOf(name), this.#prepared);
      check(this.#prepared);
    } catch (error) {
      this.#removeDatabase(this.#prepared);
      throw error;
    }
  }

  /** Makes the prepared copy the chain, which must not be open. */
  restorePrepared(): void {
    this.remove();
    renameSync(this.#prepared, this.chain);
  }

  get #prepared(): string {
    return `${this.chain}.unfinished`;
  }

  /** The chain must not be open. */
  remove(): void {
    this.#removeDatabase(this.chain);
  }

  #removeDatabase(file: string): void {
    for (const suffix of DATABASE_SUFFIXES) rmSync(file + suffix, { force: true });
  }

  #fileOf(name: string): string {
    return join(this.#snapshots, name + EXTENSION);
  }
}
