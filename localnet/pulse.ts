import { setTimeout as wait } from "node:timers/promises";

/** Work that goes on in the background until it is told to stop, and that can be begun again. */
export class Pulse {
  readonly #work: (signal: AbortSignal) => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #stop: AbortController | null = null;
  #ended: Promise<void> = Promise.resolve();

  constructor(work: (signal: AbortSignal) => Promise<void>, onFailure: (error: unknown) => void) {
    this.#work = work;
    this.#onFailure = onFailure;
  }

  get beats(): boolean {
    return this.#stop !== null;
  }

  begin(): void {
    if (this.#stop !== null) return;
    this.#stop = new AbortController();
    this.#ended = this.#work(this.#stop.signal).catch(this.#onFailure);
  }

  /** Resolves when the work has ended. */
  async end(): Promise<void> {
    this.#stop?.abort();
    this.#stop = null;
    await this.#ended;
  }
}

/** Resolves early when the work is to stop. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
