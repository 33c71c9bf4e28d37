import "server-only";
import type { Clock } from "../gateway-clock";

interface LiveFeedParts<T> {
  /** Fetches the latest value, or null if it has not changed. Failures are part of the value. */
  readonly load: () => Promise<T | null>;
  /** Called when nobody listens anymore. */
  readonly onIdle?: () => void;
  /** Delay before the next load, given the number of consecutive failures. */
  readonly pauseMs: (latest: T | null, failures: number) => number;
  readonly failed: (latest: T) => boolean;
  readonly clock: Clock;
  readonly onBug: (error: unknown) => void;
}

/** Notifies any number of listeners of one polled value. It polls only while there are listeners. */
export class LiveFeed<T> {
  readonly #parts: LiveFeedParts<T>;
  readonly #listeners = new Set<(latest: T) => void>();
  #latest: T | null = null;
  #failures = 0;
  #stopTimer = () => {};

  constructor(parts: LiveFeedParts<T>) {
    this.#parts = parts;
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /**
   * A new listener has just received the current value with its page, so the first load comes after the usual pause.
   * A returning listener may have missed something, so for it the load starts at once.
   */
  listen(listener: (latest: T) => void, isBack = false): () => void {
    const isFirst = this.#listeners.size === 0;
    const one = (latest: T) => listener(latest);
    this.#listeners.add(one);
    if (isFirst) this.#loadLater(isBack ? 0 : undefined);
    else if (this.#latest !== null) one(this.#latest);
    return () => {
      if (!this.#listeners.delete(one) || this.#listeners.size > 0) return;
      this.#stopTimer();
      this.#latest = null;
      this.#failures = 0;
      this.#parts.onIdle?.();
    };
  }

  #loadLater(delayMs = this.#parts.pauseMs(this.#latest, this.#failures)): void {
    const { clock, onBug } = this.#parts;
    this.#stopTimer();
    this.#stopTimer = clock.after(delayMs, () => {
      this.#load()
        .catch(onBug)
        .finally(() => {
          if (this.#listeners.size > 0) this.#loadLater();
        });
    });
  }

  async #load(): Promise<void> {
    const { load, failed } = this.#parts;
    const latest = await load();
    if (latest === null || this.#listeners.size === 0) return;
    this.#latest = latest;
    this.#failures = failed(latest) ? this.#failures + 1 : 0;
    for (const notify of this.#listeners) notify(latest);
  }
}
