import { setTimeout as wait } from "node:timers/promises";

const RETRY_MS = 1_000;

/** Work that goes on in the background until it is told to stop, and that can be begun again; it survives failures. */
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
    this.#ended = this.#run(this.#stop.signal);
  }

  /** Resolves when the work has ended. */
  async end(): Promise<void> {
    this.#stop?.abort();
    this.#stop = null;
    await this.#ended;
  }

  async #run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        return await this.#work(signal);
      } catch (error) {
        this.#onFailure(error);
        await pause(RETRY_MS, signal);
      }
    }
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
