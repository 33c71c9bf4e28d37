import "server-only";

/** How the time of one request is spent. */
export class RequestTiming {
  readonly startedMs = performance.now();
  #answers = 0;
  #waitedMs = 0;
  #firstByteMs: number | null = null;

  /** Counts an answer that the request needed, and how long it took to get it, from memory or from the service. */
  noteAnswer(tookMs: number): void {
    this.#answers += 1;
    this.#waitedMs += tookMs;
  }

  noteFirstByte(): void {
    this.#firstByteMs ??= this.elapsedMs;
  }

  get elapsedMs(): number {
    return performance.now() - this.startedMs;
  }

  /** Null while nothing has been sent. */
  get firstByteMs(): number | null {
    return this.#firstByteMs;
  }

  get answers(): number {
    return this.#answers;
  }

  /** For all answers together; several can have been waited for at the same time. */
  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** The value of the Server-Timing header: the time until the first byte. */
  header(): string {
    const answers = `${this.#answers} ${this.#answers === 1 ? "answer" : "answers"}`;
    return `total;dur=${this.elapsedMs.toFixed(1)}, data;dur=${this.#waitedMs.toFixed(1)};desc="${answers}"`;
  }
}
