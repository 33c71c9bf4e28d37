import "server-only";

/** How long something made from the services' answers stays up to date: as long as the shortest-lived answer. */
export class AnswerLifetime {
  #untilMs = Number.POSITIVE_INFINITY;
  #isWhole = true;
  #hasAnswers = false;

  /** Records the use of an answer that is new until this time. */
  use(untilMs: number): void {
    this.#hasAnswers = true;
    this.#untilMs = Math.min(this.#untilMs, untilMs);
  }

  /** Marks the result as incomplete, out of date, or meant for this one request. */
  spoil(): void {
    this.#isWhole = false;
  }

  /** Whether any recorded answer was used. */
  get hasAnswers(): boolean {
    return this.#hasAnswers;
  }

  /** Null if the result must not be shown to anybody else. */
  get untilMs(): number | null {
    return this.#isWhole ? this.#untilMs : null;
  }
}
