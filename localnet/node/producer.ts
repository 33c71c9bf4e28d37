/** Makes a block at every tick, never two at a time. */
export interface Producer {
  readonly running: boolean;
  pause(): void;
  resume(): void;
}

export class Ticker implements Producer {
  #timer: NodeJS.Timeout | null = null;
  #running = false;

  constructor(
    private readonly tick: () => Promise<unknown>,
    private readonly everyMs: number,
    private readonly onFault: (error: unknown) => void,
  ) {}

  get running(): boolean {
    return this.#running;
  }

  resume(): void {
    if (this.#running) return;
    this.#running = true;
    this.#wait(performance.now() + this.everyMs);
  }

  pause(): void {
    this.#running = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(due: number): void {
    this.#timer = setTimeout(() => void this.#beat(due), Math.max(0, due - performance.now()));
  }

  async #beat(due: number): Promise<void> {
    try {
      await this.tick();
    } catch (error) {
      this.onFault(error);
    }
    // A block that took longer than a tick moves the ones after it: it is not made up for.
    if (this.#running) this.#wait(Math.max(due + this.everyMs, performance.now()));
  }
}
