import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, copyFileSync } from "node:fs";
import { join } from "node:path";

const ENDING = ".db";
/** What the database keeps beside its file. */
const COMPANIONS = ["", "-wal", "-shm"];

/** The files of one folder: the chain that is running, and named copies of what it was. */
export class Files {
  readonly chain: string;
  readonly #snapshots: string;

  constructor(folder: string) {
    this.chain = join(folder, `chain${ENDING}`);
    this.#snapshots = join(folder, "snapshots");
  }

  get snapshots(): readonly string[] {
    if (!existsSync(this.#snapshots)) return [];
    return readdirSync(this.#snapshots)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.slice(0, -ENDING.length))
      .sort();
  }

  /** A copy of the same name is replaced when the new one is whole. */
  save(name: string, copyTo: (file: string) => void): void {
    mkdirSync(this.#snapshots, { recursive: true });
    const unfinished = join(this.#snapshots, `${name}.unfinished`);
    rmSync(unfinished, { force: true });
    copyTo(unfinished);
    renameSync(unfinished, this.#fileOf(name));
  }

  /** The chain must not be open. */
  putBack(name: string): void {
    const unfinished = `${this.chain}.unfinished`;
    copyFileSync(this.#fileOf(name), unfinished);
    this.remove();
    renameSync(unfinished, this.chain);
  }

  /** The chain must not be open. */
  remove(): void {
    for (const companion of COMPANIONS) rmSync(this.chain + companion, { force: true });
  }

  #fileOf(name: string): string {
    return join(this.#snapshots, name + ENDING);
  }
}
