/** Makes a block at each tick, never two at once. */
export interface BlockProducer {
  readonly running: boolean;
  pause(): void;
  resume(): void;
}

export class Ticker implements BlockProducer {
  #timer: NodeJS.Timeout | null = null;
  #running = false;

  constructor(
    private readonly tick: () => Promise<unknown>,
    private readonly intervalMs: number,
    private readonly onFault: (error: unknown) => void,
  ) {}

  get running(): boolean {
    return this.#running;
  }

  resume(): void {
    if (this.#running) return;
    this.#running = true;
    this.#wait(performance.now() + this.intervalMs);
  }

  pause(): void {
    this.#running = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(due: number): void {
    this.#timer = setTimeout(() => void this.#produce(due), Math.max(0, due - performance.now()));
  }

  async #produce(due: number): Promise<void> {
    try {
      await this.tick();
    } catch (error) {
      this.onFault(error);
    }
    // If a block takes longer than a tick, the following ones move back; missed ticks are not caught up.
    if (this.#running) this.#wait(Math.max(due + this.intervalMs, performance.now()));
  }
}
