import "server-only";

/** For how long what was made of the services' answers is as good as when it was made: as long as the shortest-lived of them. */
export class AnswerLifetime {
  #untilMs = Number.POSITIVE_INFINITY;
  #isWhole = true;

  /** An answer was used that is new until then. */
  use(untilMs: number): void {
    this.#untilMs = Math.min(this.#untilMs, untilMs);
  }

  /** Something is missing or out of date, or is for this one request alone. */
  spoil(): void {
    this.#isWhole = false;
  }

  /** Null for what is not to be shown to anybody else. */
  get untilMs(): number | null {
    return this.#isWhole ? this.#untilMs : null;
  }
}
