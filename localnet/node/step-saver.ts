import type { ChainStep } from "../chain/chain";

interface QueuedStep {
  readonly step: ChainStep;
  readonly saved: () => void;
  readonly failed: (error: unknown) => void;
}

/** How long a block may wait to be saved together with the next ones. */
const MAX_DELAY_MS = 50;

/**
 * Saves blocks in the order in which they were requested. A block is saved at once if a caller waits for
 * it or no other block is being made. Otherwise several are saved together, because a database
 * transaction costs as much as a small block.
 */
export class StepSaver {
  /** Resolves when every requested block is saved; rejects from the first failure on. */
  saved: Promise<void> = Promise.resolve();
  #arrived: Promise<ChainStep | null> = Promise.resolve(null);
  #making = 0;
  #queue: QueuedStep[] = [];
  #timer: NodeJS.Timeout | null = null;
  #failure: { readonly error: unknown } | null = null;

  constructor(private readonly save: (steps: readonly ChainStep[]) => void) {}

  /** `making` resolves to null if there was no block to make. */
  add(making: Promise<ChainStep | null>, isAwaited: boolean): void {
    this.#making += 1;
    this.#arrived = inTurn(this.#arrived, making);
    this.saved = this.#saveInOrder(this.saved, this.#arrived, isAwaited);
    // Callers that await `saved` get the error; avoid an unhandled rejection for the others.
    this.saved.catch(() => null);
  }

  async #saveInOrder(
    savedBefore: Promise<void>,
    arriving: Promise<ChainStep | null>,
    isAwaited: boolean,
  ): Promise<void> {
    const step = await arriving;
    this.#making -= 1;
    const queued = step === null ? null : this.#enqueue(step);
    if (isAwaited || this.#making === 0) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), MAX_DELAY_MS);
    await Promise.all([savedBefore, queued]);
  }

  #enqueue(step: ChainStep): Promise<void> {
    return new Promise((saved, failed) => {
      this.#queue.push({ step, saved, failed });
    });
  }

  #flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const queued = this.#queue.splice(0);
    if (queued.length === 0) return;
    try {
      if (this.#failure !== null) throw this.#failure.error;
      this.save(queued.map(({ step }) => step));
      for (const { saved } of queued) saved();
    } catch (error) {
      this.#failure = { error };
      for (const { failed } of queued) failed(error);
    }
  }
}

/** A block whose making failed is skipped. */
async function inTurn(
  before: Promise<unknown>,
  making: Promise<ChainStep | null>,
): Promise<ChainStep | null> {
  const made = making.catch(() => null);
  await before;
  return made;
}
