import { setTimeout as wait } from "node:timers/promises";

const RETRY_MS = 1_000;

/** Background work that is retried after failures and can be stopped and started again. */
export class BackgroundLoop {
  readonly #work: (signal: AbortSignal) => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #abort: AbortController | null = null;
  #stopped: Promise<void> = Promise.resolve();

  constructor(work: (signal: AbortSignal) => Promise<void>, onFailure: (error: unknown) => void) {
    this.#work = work;
    this.#onFailure = onFailure;
  }

  get isRunning(): boolean {
    return this.#abort !== null;
  }

  start(): void {
    if (this.#abort !== null) return;
    this.#abort = new AbortController();
    this.#stopped = this.#run(this.#abort.signal);
  }

  /** Resolves when the work has stopped. */
  async stop(): Promise<void> {
    this.#abort?.abort();
    this.#abort = null;
    await this.#stopped;
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

/** Resolves early when `signal` is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
