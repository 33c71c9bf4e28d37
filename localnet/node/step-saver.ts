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
 * transaction costs as much as a small block. Blocks that cannot be saved because the disk is full are kept
 * and saved first when there is room.
 */
export class StepSaver {
  /** Resolves when every requested block is saved; rejects if one could not be saved. */
  saved: Promise<void> = Promise.resolve();
  #arrived: Promise<ChainStep | null> = Promise.resolve(null);
  #making = 0;
  #queue: QueuedStep[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** Blocks that could not be saved, in order. */
  #backlog: readonly ChainStep[] = [];

  constructor(private readonly save: (steps: readonly ChainStep[]) => void) {}

  /** Saves what could not be saved before. Throws if that still fails. */
  retry(): void {
    if (this.#backlog.length === 0) return;
    this.save(this.#backlog);
    this.#backlog = [];
    this.saved = Promise.resolve();
  }

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
    const steps = queued.map(({ step }) => step);
    try {
      this.retry();
      this.save(steps);
      for (const { saved } of queued) saved();
    } catch (error) {
      this.#backlog = [...this.#backlog, ...steps];
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
