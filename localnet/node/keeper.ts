import type { Step } from "../chain/chain";

interface Shelved {
  readonly step: Step;
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

/** Blocks that are made meanwhile may wait so long for each other. */
const PATIENCE_MS = 50;

/**
 * Has blocks kept in the order in which they were asked for: at once where somebody waits for it or no
 * other is being made, and otherwise some together, since a transaction of the database costs as much as
 * a small block.
 */
export class Keeper {
  /** When the last block was kept that was asked for; rejected for good once one could not be. */
  kept: Promise<void> = Promise.resolve();
  #arrived: Promise<Step | null> = Promise.resolve(null);
  #making = 0;
  #shelf: Shelved[] = [];
  #timer: NodeJS.Timeout | null = null;
  #failure: { readonly error: unknown } | null = null;

  constructor(private readonly keep: (steps: readonly Step[]) => void) {}

  /** A block that is being made, or that turns out not to be. */
  add(making: Promise<Step | null>, isAwaited: boolean): void {
    this.#making += 1;
    this.#arrived = inTurn(this.#arrived, making);
    this.kept = this.#keep(this.kept, this.#arrived, isAwaited);
    // Whoever asks for it is told.
    this.kept.catch(() => null);
  }

  async #keep(keptBefore: Promise<void>, arriving: Promise<Step | null>, isAwaited: boolean): Promise<void> {
    const step = await arriving;
    this.#making -= 1;
    const shelved = step === null ? null : this.#shelve(step);
    if (isAwaited || this.#making === 0) this.#clear();
    else this.#timer ??= setTimeout(() => this.#clear(), PATIENCE_MS);
    await Promise.all([keptBefore, shelved]);
  }

  #shelve(step: Step): Promise<void> {
    return new Promise((kept, failed) => {
      this.#shelf.push({ step, kept, failed });
    });
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const shelved = this.#shelf.splice(0);
    if (shelved.length === 0) return;
    try {
      if (this.#failure !== null) throw this.#failure.error;
      this.keep(shelved.map(({ step }) => step));
      for (const { kept } of shelved) kept();
    } catch (error) {
      this.#failure = { error };
      for (const { failed } of shelved) failed(error);
    }
  }
}

/** What could not be made is nothing to keep. */
async function inTurn(before: Promise<unknown>, making: Promise<Step | null>): Promise<Step | null> {
  const made = making.catch(() => null);
  await before;
  return made;
}
