import "server-only";

/** For how long what was made of the services' answers is as good as when it was made: as long as the shortest-lived of them. */
export class AnswerLifetime {
  #untilMs = Number.POSITIVE_INFINITY;
  #isWhole = true;
  #hasAnswers = false;

  /** An answer was used that is new until then. */
  use(untilMs: number): void {
    this.#hasAnswers = true;
    this.#untilMs = Math.min(this.#untilMs, untilMs);
  }

  /** Something is missing or out of date, or is for this one request alone. */
  spoil(): void {
    this.#isWhole = false;
  }

  /** Whether it was made of any answer that is known here. */
  get hasAnswers(): boolean {
    return this.#hasAnswers;
  }

  /** Null for what is not to be shown to anybody else. */
  get untilMs(): number | null {
    return this.#isWhole ? this.#untilMs : null;
  }
}
